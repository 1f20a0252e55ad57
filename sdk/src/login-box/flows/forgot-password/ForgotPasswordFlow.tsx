import { useCallback } from 'react';
import { FlowView } from '../../runtime/FlowView';
import { OwnWords } from '../../runtime/page-texts/OwnWords';
import { pageWords } from '../../runtime/page-texts/page-words';
import { lazyPiece, type PieceContent, readyPiece } from '../../runtime/piece';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ForgotPasswordState } from './forgot-password-state';
import { createForgotPasswordStore } from './forgot-password-store';
import { recovery } from './recovery-steps';
import { ForgotPasswordScreen } from './screens/ForgotPasswordScreen';
import { ResetPasswordPageScreen } from './screens/ResetPasswordPageScreen';

/** The first screen of each of the two routes is in the flow's chunk; the other screens are lazy components. */
const forgotPasswordScreens: StepScreens<ForgotPasswordState> = {
  forgotPassword: readyPiece(ForgotPasswordScreen),
  passwordRecoverySelector: lazyPiece(() =>
    import('./screens/PasswordRecoverySelectorScreen').then((module) => ({
      component: module.PasswordRecoverySelectorScreen,
    })),
  ),
  resetPasswordViaSms: lazyPiece(() =>
    import('./screens/ResetPasswordViaSmsScreen').then((module) => ({ component: module.ResetPasswordViaSmsScreen })),
  ),
  forgotPasswordEmailSuccess: lazyPiece(() =>
    import('./screens/ForgotPasswordEmailSuccessScreen').then((module) => ({
      component: module.ForgotPasswordEmailSuccessScreen,
    })),
  ),
  resetPasswordPage: readyPiece(ResetPasswordPageScreen),
  resetPasswordLinkInvalid: lazyPiece(() =>
    import('./screens/ResetPasswordLinkInvalidScreen').then((module) => ({
      component: module.ResetPasswordLinkInvalidScreen,
    })),
  ),
  resetPasswordSuccess: lazyPiece(() =>
    import('./screens/ResetPasswordSuccessScreen').then((module) => ({ component: module.ResetPasswordSuccessScreen })),
  ),
};

/** The flow of the forgot-password and reset-password routes. */
function ForgotPasswordFlow({ starts, email, onEmail }: FlowProps) {
  const tellEmail = useCallback(
    (state: ForgotPasswordState) => {
      if ('email' in state && state.email) onEmail(state.email);
    },
    [onEmail],
  );
  return (
    <OwnWords words={pageWords.forgotPassword}>
      <FlowView
        create={(app) => createForgotPasswordStore(app, starts?.forgotPassword, email)}
        screens={forgotPasswordScreens}
        onState={tellEmail}
      />
    </OwnWords>
  );
}

/** The chunk of the two routes: component, texts and CSS. */
export const forgotPasswordContent: PieceContent<FlowProps> = {
  component: ForgotPasswordFlow,
  ...recovery,
};
