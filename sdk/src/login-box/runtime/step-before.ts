import { forgotPasswordBefore } from '../flows/forgot-password/forgot-password-transitions';
import type { LoginStore } from '../flows/login/login-flow';
import type { LoginState } from '../flows/login/login-state';
import { stepBack } from '../flows/login/login-transitions';
import { resetPhoneNumberBefore } from '../flows/reset-phone-number/reset-phone-number-transitions';
import { challengeBefore } from '../flows/second-factor/challenge-routing';
import { signUpBefore } from '../flows/sign-up/sign-up-transitions';
import type { AnyFlow } from './flow-context';
import type { FlowStateOf } from './flow-states';

/** States of the flows in which the user goes from step to step. */
export type SteppedState = FlowStateOf['login' | 'forgotPassword' | 'resetPhoneNumber' | 'signUp' | 'stepUp'];

/** Steps that a flow begins with. Any other step without one before it ends its flow. */
const firstSteps: ReadonlySet<string> = new Set<SteppedState['step']>([
  'preLogin',
  'quickLogin',
  'forgotPassword',
  'ResetPhoneNumber',
  'SignUp',
  'stepUp',
  'verify',
]);

/** Whether a flow begins with its current step. */
export function isAtFirstStep({ state }: AnyFlow): boolean {
  return firstSteps.has((state as SteppedState).step);
}

/** The steps that the user may go back to from the current one, the nearest first. */
export function stepsBefore(flow: AnyFlow): SteppedState[] {
  const firstFactor = (flow as Partial<LoginStore>).flow?.firstFactor() ?? { step: 'preLogin', email: '' };
  const steps: SteppedState[] = [];
  // A flow of one step is none of those that `stepBefore` knows: its state falls through to the end of the search.
  let state: SteppedState | null = flow.state as SteppedState;
  for (;;) {
    state = stepBefore(state, firstFactor);
    if (!state) return steps;
    steps.push(state);
  }
}

function stepBefore(state: SteppedState, firstFactor: LoginState): SteppedState | null {
  switch (state.step) {
    case 'forgotPassword':
    case 'passwordRecoverySelector':
    case 'resetPasswordViaSms':
    case 'forgotPasswordEmailSuccess':
    case 'resetPasswordPage':
    case 'resetPasswordLinkInvalid':
    case 'resetPasswordSuccess':
      return forgotPasswordBefore(state);
    case 'ResetPhoneNumber':
    case 'VerifyResetPhoneNumber':
    case 'ChangePhoneNumber':
      return resetPhoneNumberBefore(state);
    case 'SignUp':
    case 'VerifyPhone':
    case 'SignUpSuccess':
    case 'SignUpRefused':
    case 'SignUpAwaitsApproval':
      return signUpBefore(state);
    case 'verify':
    case 'authenticatorApp':
    case 'smsVerifyCode':
    case 'emailVerifyCode':
      return challengeBefore(state);
    case 'stepUp':
    case 'noMFAEnrolledStepUp':
    case 'stepUpSuccess':
      return null;
    default:
      return stepBack(state, firstFactor);
  }
}
