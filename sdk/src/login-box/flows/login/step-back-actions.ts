import type { StepBack } from '../../runtime/flow-snapshot';
import type { LoginFlow } from './login-flow';
import type { LoginState } from './login-state';
import { stepBack } from './login-transitions';

/** Back to the first step, with the e-mail address kept. */
export function changeEmail(flow: LoginFlow): void {
  flow.move({ step: 'preLogin', email: flow.state().email });
}

/** One step back: recovery → second factor → password → e-mail. */
export function stepBackward(flow: LoginFlow): void {
  const before = stepBackOf(flow)(flow.state());
  if (before) flow.move(before);
}

/** What going back does from any state of the flow. */
export function stepBackOf(flow: LoginFlow): StepBack<LoginState> {
  return (state) => stepBack(state, flow.firstFactor());
}
