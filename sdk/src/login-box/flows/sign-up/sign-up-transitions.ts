import type { SignUpState } from './sign-up-state';

/** The previous step: the form, which keeps its values. `null` for the form itself, and once the account exists. */
export function signUpBefore(state: SignUpState): SignUpState | null {
  return state.step === 'VerifyPhone' ? { step: 'SignUp', terms: state.terms } : null;
}
