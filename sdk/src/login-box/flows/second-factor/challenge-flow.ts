import type { App } from '../../../app/app';
import type { ErrorCode, LoginResponse } from '../../../contract';
import type { ChallengeState } from './challenge-state';

/** A flow that asks for the second factor (login or step-up), as the challenge screens and actions use it. */
export interface ChallengeFlow {
  readonly app: App;
  /** The flow whose texts the screens use. */
  readonly page: 'login' | 'stepUp';
  /** The current challenge; `null` when the flow is at another step. */
  challenge(): ChallengeState | null;
  /** Runs a call and shows the challenge that it returns. */
  run(call: () => Promise<ChallengeState>): Promise<void>;
  /** Shows another step at once. */
  show(challenge: ChallengeState): void;
  /** Runs the call that answers the challenge, then goes to the step that its response demands. */
  answer(call: () => Promise<LoginResponse>): Promise<void>;
}

const deadChallengeCodes: readonly string[] = [
  'ER-MFA-TOKEN-EXPIRED',
  'ER-MFA-TOO-MANY-ATTEMPTS',
] satisfies ErrorCode[];

/** Whether an error ends the challenge or enrolment, so that the user has to start again at the first factor. */
export function isDeadChallenge(code: string): boolean {
  return deadChallengeCodes.includes(code);
}
