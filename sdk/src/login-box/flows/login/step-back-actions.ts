import type { LoginFlow } from './login-flow';
import { stepBack } from './login-transitions';

/** Back to the first step, with the e-mail address kept. */
export function changeEmail(flow: LoginFlow): void {
  flow.move({ step: 'preLogin', email: flow.state().email });
}

/** One step back: recovery → second factor → password → e-mail. */
export function stepBackward(flow: LoginFlow): void {
  const before = stepBack(flow.state(), flow.firstFactor());
  if (before) flow.move(before);
}
