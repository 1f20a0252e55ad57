import type { App } from '../../../app/app';
import type { ErrorCode, LoginResponse } from '../../../contract';
import type { ChallengeState } from './challenge-state';

/** A flow that asks for the second factor, as the screens and actions around it work with it: login, or step-up. */
export interface ChallengeFlow {
  readonly app: App;
  /** Whose words the screens speak. */
  readonly page: 'login' | 'stepUp';
  /** What is asked now; `null` when the flow stands elsewhere. */
  challenge(): ChallengeState | null;
  /** Runs a call and shows what it brings. */
  run(call: () => Promise<ChallengeState>): Promise<void>;
  /** Shows another step at once. */
  show(challenge: ChallengeState): void;
  /** Makes the call that answers, and goes on where the answer leads. */
  answer(call: () => Promise<LoginResponse>): Promise<void>;
}

const deadChallengeCodes: readonly string[] = [
  'ER-MFA-TOKEN-EXPIRED',
  'ER-MFA-TOO-MANY-ATTEMPTS',
] satisfies ErrorCode[];

/** Whether a failure ends what waits for the second factor: the way on is its beginning. */
export function isDeadChallenge(code: string): boolean {
  return deadChallengeCodes.includes(code);
}
