import { errorCodes, type LoginResponse, type MfaStrategyName } from '@portico/sdk/contract';
import { type Context, refuse } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { issueRecoveryCode } from './enrolment';
import { refuseUnlessOffered } from './mfa-policy';
import { findChallenge, type MfaChallengeRow, passChallenge, type SecondFactor } from './second-factor';

/**
 * A sign-in that waits until the user has enrolled their first second factor.
 *
 * @param strategies The factors to enrol, of which at least one must be enabled.
 * @throws {Refusal} 410 `ER-MFA-TOKEN-EXPIRED`; 403 `ER-FORBIDDEN` when there is a factor to be shown, or none of this kind.
 */
export function findEnrolling(context: Context, mfaToken: string, ...strategies: MfaStrategyName[]): MfaChallengeRow {
  const row = findChallenge(context, mfaToken);
  refuseUnlessEnrolling(context, row, ...strategies);
  return row;
}

/** @throws {Refusal} 403 `ER-FORBIDDEN` if the user has a factor: a password alone must not add another. */
export function refuseUnlessEnrolling(
  context: Context,
  { mustEnroll }: MfaChallengeRow,
  ...strategies: MfaStrategyName[]
): void {
  if (!mustEnroll) refuse(context, 403, errorCodes.forbidden, 'Use the second factor that is set up.');
  refuseUnlessOffered(context, ...strategies);
}

/** Opens the session after the enrolment. The reply holds the recovery code, which is shown only once. */
export async function finishEnrolment(
  context: Context,
  row: MfaChallengeRow,
  method: SecondFactor,
  remember: boolean | undefined,
): Promise<HandlerReply> {
  const recoveryCode = issueRecoveryCode(context, row.userId, { renew: true });
  const reply = await passChallenge(context, row, method, remember);
  return { ...reply, body: { ...(reply.body as LoginResponse), recoveryCode } };
}
