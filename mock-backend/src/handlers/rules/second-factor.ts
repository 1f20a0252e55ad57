import { errorCodes, type LoginResponse, type MfaDevices, type MfaStrategyName } from '@portico/sdk/contract';
import type { MfaDeviceRow, Rows } from '../../db/tables';
import type { HandlerReply } from '../route';
import { admit, type Member } from './admission';
import { type Context, isOver, isoAfter, refuse } from './context';
import { countWrongGuess, forgetWrongGuesses } from './lockout';
import { rememberDevice } from './remembered-devices';
import { startSession } from './session-tokens';

/** How long a sign-in waits for its second factor: 5 minutes. */
export const MFA_TOKEN_SECONDS = 300;
/** Wrong codes one sign-in survives, less one. */
export const MFA_MAX_ATTEMPTS = 5;

/** What somebody can set up who has to have a second factor and has none. */
const ENROLLABLE: readonly MfaStrategyName[] = ['AuthenticatorApp', 'SMS'];

export type MfaChallengeRow = Rows['mfaChallenges'];

/** Stops a sign-in at the second factor: a token to go on with, the devices to choose from, and no access token. */
export function challenge(context: Context, { user, membership }: Member): HandlerReply {
  const row = context.db.mfaChallenges.insert({
    id: context.ids.uuid(),
    token: context.ids.token(),
    userId: user.id,
    tenantId: membership.tenantId,
    attempts: 0,
    expiresAt: isoAfter(context, MFA_TOKEN_SECONDS),
  });
  forgetSentCodes(context, user.id);
  const devices = devicesOf(context, user.id);
  const answer: LoginResponse = {
    mfaRequired: true,
    mfaToken: row.token,
    mfaEnrolled: devices.length > 0,
    mfaStrategies: devices.length > 0 ? strategiesOf(devices) : [...ENROLLABLE],
    mfaDevices: toMfaDevices(devices),
  };
  return context.reply(200, answer);
}

/** @throws {Refusal} 410 `ER-MFA-TOKEN-EXPIRED` for a token that is unknown, used or too old. */
export function findChallenge(context: Context, mfaToken: string): MfaChallengeRow {
  const row = context.db.mfaChallenges.findBy('token', mfaToken);
  if (row && !isOver(context, row.expiresAt)) return row;
  return refuse(context, 410, errorCodes.mfaTokenExpired, 'This sign-in has waited too long. Sign in again.');
}

/** @throws {Refusal} 404 `ER-MFA-DEVICE-NOT-FOUND` for somebody else's device. */
export function findDevice(
  context: Context,
  row: MfaChallengeRow,
  kind: MfaDeviceRow['kind'],
  deviceId: string,
): MfaDeviceRow {
  const device = devicesOf(context, row.userId).find((one) => one.id === deviceId && one.kind === kind);
  return device ?? refuse(context, 404, errorCodes.mfaDeviceNotFound, 'This device does not belong to the account.');
}

/** The enrolled devices of a user. */
export function devicesOf(context: Context, userId: string): MfaDeviceRow[] {
  return context.db.mfaDevices.listBy('userId', userId).filter((device) => device.verified);
}

/** The right code: the token is used up, and the session starts. */
export async function passChallenge(
  context: Context,
  row: MfaChallengeRow,
  method: 'otp' | 'sms',
  remember: boolean | undefined,
): Promise<HandlerReply> {
  context.db.mfaChallenges.remove(row.id);
  forgetWrongGuesses(context, `second-factor:${row.userId}`);
  const member = admit(context, context.db.users.get(row.userId), row.tenantId);
  const reply = await startSession(context, member, ['pwd', 'mfa', method]);
  if (!remember) return reply;
  return { ...reply, cookies: [...(reply.cookies ?? []), rememberDevice(context, row.userId)] };
}

/** The wrong code: one attempt less, and after the last one the sign-in starts over. */
export function refuseCode(context: Context, row: MfaChallengeRow): never {
  const attempts = row.attempts + 1;
  const attemptsLeft = MFA_MAX_ATTEMPTS - attempts;
  if (attemptsLeft > 0) {
    context.db.mfaChallenges.update(row.id, { attempts });
    return refuse(context, 401, errorCodes.mfaCodeInvalid, 'This code is not right.', { attemptsLeft });
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

function strategiesOf(devices: readonly MfaDeviceRow[]): MfaStrategyName[] {
  const names: MfaStrategyName[] = devices.map(({ kind }) => (kind === 'authenticator' ? 'AuthenticatorApp' : 'SMS'));
  return [...new Set(names)];
}

function toMfaDevices(devices: readonly MfaDeviceRow[]): MfaDevices {
  const of = (kind: MfaDeviceRow['kind']) => devices.filter((device) => device.kind === kind);
  return {
    webauthn: [],
    phones: of('sms').map(({ id, phoneNumber }) => ({ id, phoneNumber: maskPhoneNumber(phoneNumber ?? '') })),
    authenticators: of('authenticator').map(({ id }) => ({ id })),
    emails: [],
  };
}

/** Shows the last two digits only: a password is not enough to read a phone number. */
export function maskPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/\d(?=(?:\D*\d){2})/g, '*');
}
