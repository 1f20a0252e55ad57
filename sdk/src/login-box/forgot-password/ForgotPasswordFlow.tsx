import { useCallback } from 'react';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { OwnWords } from '../own-words/OwnWords';
import { pageWords } from '../own-words/page-words';
import { lazyPiece, type PieceContent, readyPiece } from '../piece';
import { recovery } from '../recovery-steps';
import type { StepScreens } from '../StepView';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import type { ForgotPasswordState } from './forgot-password-state';
import { createForgotPasswordStore } from './forgot-password-store';
import { ResetPasswordPageScreen } from './ResetPasswordPageScreen';

/** The screens of the two routes come with the flow. */
const forgotPasswordScreens: StepScreens<ForgotPasswordState> = {
  forgotPassword: readyPiece(ForgotPasswordScreen),
  passwordRecoverySelector: lazyPiece(() =>
    import('./PasswordRecoverySelectorScreen').then((module) => ({ component: module.PasswordRecoverySelectorScreen })),
  ),
  resetPasswordViaSms: lazyPiece(() =>
    import('./ResetPasswordViaSmsScreen').then((module) => ({ component: module.ResetPasswordViaSmsScreen })),
  ),
  forgotPasswordEmailSuccess: lazyPiece(() =>
    import('./ForgotPasswordEmailSuccessScreen').then((module) => ({
      component: module.ForgotPasswordEmailSuccessScreen,
    })),
  ),
  resetPasswordPage: readyPiece(ResetPasswordPageScreen),
  resetPasswordLinkInvalid: lazyPiece(() =>
    import('./ResetPasswordLinkInvalidScreen').then((module) => ({
      component: module.ResetPasswordLinkInvalidScreen,
    })),
  ),
  resetPasswordSuccess: lazyPiece(() =>
    import('./ResetPasswordSuccessScreen').then((module) => ({ component: module.ResetPasswordSuccessScreen })),
  ),
};

/** The forgot-password and reset-password routes: from the lost password to the new one. */
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

/** What the two routes download. */
export const forgotPasswordContent: PieceContent<FlowProps> = {
  component: ForgotPasswordFlow,
  ...recovery,
};
