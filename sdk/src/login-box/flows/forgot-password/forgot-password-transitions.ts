import type { ForgotPasswordState } from './forgot-password-state';

/**
 * The previous step; `null` if there is none. From the new password it is the first form: the code from the phone can't
 * be used twice.
 */
export function forgotPasswordBefore(state: ForgotPasswordState): ForgotPasswordState | null {
  switch (state.step) {
    case 'resetPasswordViaSms':
    case 'forgotPasswordEmailSuccess':
      return { step: state.hasOtherMethods ? 'passwordRecoverySelector' : 'forgotPassword', email: state.email };
    case 'passwordRecoverySelector':
      return { step: 'forgotPassword', email: state.email };
    case 'resetPasswordPage':
      return state.email === undefined ? null : { step: 'forgotPassword', email: state.email };
    default:
      return null;
  }
}
