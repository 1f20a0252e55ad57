import type { StepBack } from '../../runtime/flow-snapshot';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { stepBack } from './login-transitions';

/** Goes back to the first step and keeps the e-mail address. */
export function changeEmail(flow: LoginFlow): void {
  flow.move({ step: 'preLogin', email: flow.state().email });
}

/** Goes one step back: recovery → second factor → password → e-mail. */
export function stepBackward(flow: LoginFlow): void {
  const before = stepBackOf(flow)(flow.state());
  if (before) flow.move(before);
}

/** Returns the function that maps each state of the flow to its previous step. */
export function stepBackOf(flow: LoginFlow): StepBack<LoginState> {
  return (state) => stepBack(state, flow.firstFactor());
}
