import { errorCodes, type LoginResponse } from '@portico/sdk/contract';
import type { MfaDeviceRow, Rows } from '../../../db/tables';
import { admit, type Member } from '../auth/admission';
import { type Context, isOver, isoAfter, refusalStatus, refuse } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { countWrongGuess, forgetWrongGuesses } from '../security/lockout';
import { endSession, startSession } from '../sessions/session-tokens';
import { devicesOf, strategiesOf, toMfaDevices } from './device-views';
import { enrollableStrategies } from './mfa-policy';
import { rememberDevice } from './remembered-devices';

/** How long a sign-in waits for its second factor: 5 minutes. */
export const MFA_TOKEN_SECONDS = 300;
/** Wrong codes one sign-in survives, less one. */
const MFA_MAX_ATTEMPTS = 5;

export type MfaChallengeRow = Rows['mfaChallenges'];

/** How the user came by the second factor, as `amr` names it (RFC 8176): any kind of code, a text message, a key. */
export type SecondFactor = 'otp' | 'sms' | 'hwk';

/**
 * Stops a sign-in at the second factor: a token to go on with, the devices to choose from (or the kinds to enrol, for
 * a user who has none), and no access token.
 *
 * @param shown What the user has shown already, as `amr` names it.
 * @param sessionId The session that is stepped up.
 */
export function challenge(
  context: Context,
  { user, membership }: Member,
  shown: string[],
  sessionId: string | null = null,
): HandlerReply {
  const devices = devicesOf(context, user.id);
  const mustEnroll = devices.length === 0;
  const row = context.db.mfaChallenges.insert({
    id: context.ids.uuid(),
    token: context.ids.token(),
    userId: user.id,
    tenantId: membership.tenantId,
    attempts: 0,
    shown,
    mustEnroll,
    sessionId,
    expiresAt: isoAfter(context, MFA_TOKEN_SECONDS),
  });
  forgetSentCodes(context, user.id);
  const answer: LoginResponse = {
    mfaRequired: true,
    // A user of a link has not typed an address; the first factor has proved that it is theirs.
    userEmail: user.email,
    mfaToken: row.token,
    mfaEnrolled: !mustEnroll,
    mfaStrategies: mustEnroll ? enrollableStrategies(context) : strategiesOf(context, devices),
    mfaDevices: toMfaDevices(context, devices),
  };
  return context.reply(200, answer);
}

/** @throws {Refusal} 410 `ER-MFA-TOKEN-EXPIRED` for a token that is unknown, used or too old. */
export function findChallenge(context: Context, mfaToken: string): MfaChallengeRow {
  const row = context.db.mfaChallenges.findBy('token', mfaToken);
  if (row && !isOver(context, row.expiresAt) && !isLeftBehind(context, row)) return row;
  return refuse(context, 410, errorCodes.mfaTokenExpired, 'This sign-in has waited too long. Sign in again.');
}

/** A step-up whose session has ended meanwhile, or an enrolment that another one has overtaken. */
function isLeftBehind(context: Context, { sessionId, mustEnroll, userId }: MfaChallengeRow): boolean {
  if (sessionId !== null && context.db.sessions.find(sessionId)?.revokedAt !== null) return true;
  return mustEnroll && devicesOf(context, userId).length > 0;
}

/** @throws {Refusal} 404 `ER-MFA-DEVICE-NOT-FOUND` for another user's device. */
export function findDevice(
  context: Context,
  userId: string,
  kind: MfaDeviceRow['kind'],
  deviceId: string,
): MfaDeviceRow {
  const device = devicesOf(context, userId).find((one) => one.id === deviceId && one.kind === kind);
  return device ?? refuse(context, 404, errorCodes.mfaDeviceNotFound, 'This device does not belong to the account.');
}

/**
 * The second factor is right: the token is used up, and the session starts. A session that is stepped up ends with it,
 * so that no copy of its refresh token is stepped up as well.
 */
export async function passChallenge(
  context: Context,
  row: MfaChallengeRow,
  method: SecondFactor,
  remember: boolean | undefined,
): Promise<HandlerReply> {
  context.db.mfaChallenges.remove(row.id);
  forgetWrongGuesses(context, `second-factor:${row.userId}`);
  const member = admit(context, context.db.users.get(row.userId), row.tenantId);
  const reply = await startSession(context, member, [...new Set([...row.shown, 'mfa', method])]);
  if (row.sessionId !== null) endSession(context, row.sessionId);
  if (!remember) return reply;
  return { ...reply, cookies: [...(reply.cookies ?? []), rememberDevice(context, row.userId)] };
}

/** The wrong code: one attempt less, and after the last one the sign-in starts over. */
export function refuseCode(context: Context, row: MfaChallengeRow): never {
  const attempts = row.attempts + 1;
  const attemptsLeft = MFA_MAX_ATTEMPTS - attempts;
  if (attemptsLeft > 0) {
    context.db.mfaChallenges.update(row.id, { attempts });
    const status = refusalStatus(context);
    return refuse(context, status, errorCodes.mfaCodeInvalid, 'This code is not right.', { attemptsLeft });
  }
  context.db.mfaChallenges.remove(row.id);
  // A right password alone must not buy codes without end.
  countWrongGuess(context, `second-factor:${row.userId}`);
  return refuse(context, 429, errorCodes.mfaTooManyAttempts, 'Too many wrong codes. Sign in again.');
}

/** Codes of an earlier sign-in no longer count. */
function forgetSentCodes(context: Context, userId: string): void {
  const sent = context.db.oneTimeCodes.listBy('userId', userId).filter((code) => code.purpose === 'mfa');
  for (const code of sent) context.db.oneTimeCodes.remove(code.id);
}
