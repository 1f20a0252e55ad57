import { activateAccount } from '../../../metadata/locales/en/activate-account';
import { passwordRecovery } from '../../../metadata/locales/en/password-recovery';
import termsCss from '../../parts/form/terms.css?inline';
import { sharedWith } from '../../parts/later-steps';
import { FlowView } from '../../runtime/FlowView';
import { OwnWords } from '../../runtime/page-texts/OwnWords';
import { pageWords } from '../../runtime/page-texts/page-words';
import { lazyPiece, type PieceContent, readyPiece } from '../../runtime/piece';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ActivateAccountState } from './activate-account-state';
import { createActivateAccountStore } from './activate-account-store';
import { ActivatedScreen } from './screens/ActivatedScreen';
import { ActivatingFormScreen } from './screens/ActivatingFormScreen';
import { ActivatingScreen } from './screens/ActivatingScreen';

/** The screen of invalid links is a lazy component: a valid link doesn't need it. */
const activateAccountScreens: StepScreens<ActivateAccountState> = {
  activating: readyPiece(ActivatingScreen),
  activatingForm: readyPiece(ActivatingFormScreen),
  resend: lazyPiece(() =>
    import('./screens/ResendActivationScreen').then((module) => ({ component: module.ResendActivationScreen })),
  ),
  success: readyPiece(ActivatedScreen),
};

/** The flow of the activation routes. */
function ActivateAccountFlow({ starts, onHandOver }: FlowProps) {
  return (
    <OwnWords words={pageWords.activateAccount}>
      <FlowView
        create={(app) => createActivateAccountStore(app, { given: starts?.activateAccount, onSignIn: onHandOver })}
        screens={activateAccountScreens}
      />
    </OwnWords>
  );
}

/** The chunk of the routes: component, texts and CSS. */
export const activateAccountContent: PieceContent<FlowProps> = {
  component: ActivateAccountFlow,
  ...sharedWith({ ...passwordRecovery, activateAccount }, termsCss),
};
