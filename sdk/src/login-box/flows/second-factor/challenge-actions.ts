import { answerWithCode, askAgain, askFor } from './challenge-calls';
import type { ChallengeFlow } from './challenge-flow';
import { type CodeMethod, choiceOf, enrolledMethods, isAsked } from './challenge-routing';

/** Answers the challenge with a code. `remember` skips the second factor on this device while the vendor allows it. */
export async function submitCode(flow: ChallengeFlow, code: string, remember = false): Promise<void> {
  const state = flow.challenge();
  if (state) await flow.answer(() => answerWithCode(flow.app.http, state, code, remember));
}

/** Challenges an enrolled method; sends a code to a phone or a mailbox that has none yet. */
export async function chooseMethod(flow: ChallengeFlow, method: CodeMethod): Promise<void> {
  const state = flow.challenge();
  if (state) await flow.run(() => askFor(flow.app.http, state, method));
}

/** Sends another code to where the last one went. */
export async function resendCode(flow: ChallengeFlow): Promise<void> {
  const state = flow.challenge();
  const method = state && enrolledMethods(state.devices).find((one) => isAsked(state, one));
  if (state && method && method.kind !== 'key') await flow.run(() => askAgain(flow.app.http, state, method));
}

/** Goes back to the choice of methods. */
export function showChoice(flow: ChallengeFlow): void {
  const state = flow.challenge();
  if (state) flow.show(choiceOf(state));
}
