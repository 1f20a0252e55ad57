import type { ForgotPasswordState } from './forgot-password-state';

/**
 * The step before; `null` where there is none to return to. A code from the phone is spent once there is a new password to
 * choose: the step before that is the form.
 */
export function forgotPasswordBefore(state: ForgotPasswordState): ForgotPasswordState | null {
  switch (state.step) {
    case 'resetPasswordViaSms':
    case 'forgotPasswordEmailSuccess':
      return { step: state.hasOtherWays ? 'passwordRecoverySelector' : 'forgotPassword', email: state.email };
    case 'passwordRecoverySelector':
      return { step: 'forgotPassword', email: state.email };
    case 'resetPasswordPage':
      return state.email === undefined ? null : { step: 'forgotPassword', email: state.email };
    default:
      return null;
  }
}
