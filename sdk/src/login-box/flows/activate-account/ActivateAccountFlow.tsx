import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { activateAccount } from '../../../metadata/locales/en/activate-account';
import { passwordRecovery } from '../../../metadata/locales/en/password-recovery';
import { sharedWith } from '../../parts/contents/step-content';
import termsCss from '../../parts/form/terms.css?inline';
import { FlowView } from '../../runtime/FlowView';
import { PageTexts } from '../../runtime/page-texts/PageTexts';
import { pageTextKeys } from '../../runtime/page-texts/page-text-keys';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ActivateAccountState } from './activate-account-state';
import { createActivateAccountStore } from './activate-account-store';
import { ActivatedScreen } from './screens/ActivatedScreen';
import { ActivatingFormScreen } from './screens/ActivatingFormScreen';
import { ActivatingScreen } from './screens/ActivatingScreen';
import { ResendActivationScreen } from './screens/ResendActivationScreen';

/** All screens are in the flow's chunk: together they are smaller than a second download is worth. */
const activateAccountScreens: StepScreens<ActivateAccountState> = {
  activating: loadedComponent(ActivatingScreen),
  activatingForm: loadedComponent(ActivatingFormScreen),
  resend: loadedComponent(ResendActivationScreen),
  success: loadedComponent(ActivatedScreen),
};

/** The flow of the activation routes. */
function ActivateAccountFlow({ starts, onHandOver }: FlowProps) {
  return (
    <PageTexts keys={pageTextKeys.activateAccount}>
      <FlowView
        create={(app) => createActivateAccountStore(app, { given: starts?.activateAccount, onSignIn: onHandOver })}
        screens={activateAccountScreens}
      />
    </PageTexts>
  );
}

/** The chunk of the routes: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: ActivateAccountFlow,
  ...sharedWith({ ...passwordRecovery, activateAccount }, termsCss),
};
