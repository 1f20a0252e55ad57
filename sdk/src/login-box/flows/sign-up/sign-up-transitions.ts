import type { SignUpState } from './sign-up-state';

/** The step before: the form, which keeps what was typed. `null` for the form itself, and once there is an account. */
export function signUpBefore(state: SignUpState): SignUpState | null {
  return state.step === 'VerifyPhone' ? { step: 'SignUp', terms: state.terms } : null;
}
