import { activateAccount } from '../../metadata/locales/en/activate-account';
import { passwordRecovery } from '../../metadata/locales/en/password-recovery';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { sharedWith } from '../later-steps';
import { OwnWords } from '../own-words/OwnWords';
import { pageWords } from '../own-words/page-words';
import { lazyPiece, type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import termsCss from '../screens/terms.css?inline';
import { ActivatedScreen } from './ActivatedScreen';
import { ActivatingFormScreen } from './ActivatingFormScreen';
import { ActivatingScreen } from './ActivatingScreen';
import type { ActivateAccountState } from './activate-account-state';
import { createActivateAccountStore } from './activate-account-store';

/** The screen of broken links comes when there is one. */
const activateAccountScreens: StepScreens<ActivateAccountState> = {
  activating: readyPiece(ActivatingScreen),
  activatingForm: readyPiece(ActivatingFormScreen),
  resend: lazyPiece(() =>
    import('./ResendActivationScreen').then((module) => ({ component: module.ResendActivationScreen })),
  ),
  success: readyPiece(ActivatedScreen),
};

/** The activation routes: from the mailed link to the first session. */
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

/** What the routes download. */
export const activateAccountContent: PieceContent<FlowProps> = {
  component: ActivateAccountFlow,
  ...sharedWith({ ...passwordRecovery, activateAccount }, termsCss),
};
