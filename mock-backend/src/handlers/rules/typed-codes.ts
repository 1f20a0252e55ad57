import { errorCodes, type SendSmsCodeResponse } from '@portico/sdk/contract';
import type { MfaDeviceRow, Rows } from '../../db/tables';
import { type Context, isOver, isoAfter, refuse } from './context';
import { devicesOf, type MfaChallengeRow, maskPhoneNumber, refuseCode } from './second-factor';

/** How long a code on a phone works: 3 minutes, which is less than the sign-in waits for it. */
export const SMS_CODE_SECONDS = 180;
/** How long to wait before asking for another code. */
export const SMS_RESEND_SECONDS = 30;
const CODE_DIGITS = 6;
/** Later than any time step, so that only the code itself is judged. */
const ANY_STEP = -1;

/** Accepts a code of an authenticator app once. @throws {Refusal} 401 when it is wrong or used before. */
export function checkAuthenticatorCode(
  context: Context,
  row: MfaChallengeRow,
  device: MfaDeviceRow,
  typed: string,
): void {
  const code = tidy(typed);
  if (acceptAuthenticatorCode(context, device, code)) return;
  const isReplay = device.secret !== null && context.authenticator.verify(device.secret, code, ANY_STEP) !== null;
  if (isReplay) {
    refuse(context, 401, errorCodes.mfaCodeUsed, 'This code has been used. Wait for the next one.');
  }
  refuseCode(context, row);
}

/**
 * Sends a code to a phone; an earlier one stops working.
 *
 * @throws {Refusal} 429 `ER-MFA-RESEND-TOO-SOON`.
 */
export function sendCode(context: Context, userId: string, device: MfaDeviceRow): SendSmsCodeResponse {
  const earlier = sentCodes(context, userId).filter((row) => row.deviceId === device.id);
  for (const row of earlier) refuseResendTooSoon(context, row);
  for (const row of earlier) context.db.oneTimeCodes.remove(row.id);

  const phoneNumber = device.phoneNumber ?? '';
  const code = context.random.digits(CODE_DIGITS);
  const { token } = context.db.oneTimeCodes.insert({
    id: context.ids.uuid(),
    token: context.ids.token(),
    purpose: 'mfa',
    userId,
    deviceId: device.id,
    sentTo: phoneNumber,
    code,
    attempts: 0,
    expiresAt: isoAfter(context, SMS_CODE_SECONDS),
  });
  context.phone.send({ to: phoneNumber, text: `${code} is your code. It works for three minutes.`, code });
  return { otcToken: token, phoneNumber: maskPhoneNumber(phoneNumber) };
}

/** Accepts a code that was sent to this phone. @throws {Refusal} 401 when it is wrong, 410 when it is too old. */
export function checkSentCode(
  context: Context,
  row: MfaChallengeRow,
  device: MfaDeviceRow,
  otcToken: string,
  typed: string,
): void {
  const sent = sentCodes(context, row.userId).find((one) => one.token === otcToken && one.deviceId === device.id);
  if (!sent || isOver(context, sent.expiresAt)) {
    refuse(context, 410, errorCodes.mfaCodeExpired, 'This code is too old. Ask for another.');
  }
  if (sent.code !== tidy(typed)) refuseCode(context, row);
  context.db.oneTimeCodes.remove(sent.id);
}

/** How the code came, whichever device of the user it is from; `undefined` when it is from none. */
export function tryAnyCode(context: Context, row: MfaChallengeRow, typed: string): 'otp' | 'sms' | undefined {
  const code = tidy(typed);
  const devices = devicesOf(context, row.userId);
  if (devices.some((device) => acceptAuthenticatorCode(context, device, code))) return 'otp';
  const sent = sentCodes(context, row.userId).find((one) => one.code === code && !isOver(context, one.expiresAt));
  if (!sent) return undefined;
  context.db.oneTimeCodes.remove(sent.id);
  return 'sms';
}

function acceptAuthenticatorCode(context: Context, { id, secret, lastStep }: MfaDeviceRow, code: string): boolean {
  const step = secret === null ? null : context.authenticator.verify(secret, code, lastStep);
  if (step === null) return false;
  context.db.mfaDevices.update(id, { lastStep: step });
  return true;
}

function sentCodes(context: Context, userId: string): Rows['oneTimeCodes'][] {
  return context.db.oneTimeCodes.listBy('userId', userId).filter((row) => row.purpose === 'mfa');
}

function refuseResendTooSoon(context: Context, { expiresAt }: Rows['oneTimeCodes']): void {
  const sentAt = Date.parse(expiresAt) - SMS_CODE_SECONDS * 1000;
  const retryAfterSeconds = Math.ceil((sentAt - context.clock.now()) / 1000) + SMS_RESEND_SECONDS;
  if (retryAfterSeconds <= 0) return;
  refuse(context, 429, errorCodes.mfaResendTooSoon, 'A code is on its way. Wait a moment.', { retryAfterSeconds });
}

/** As typed or pasted: `123 456` is one code. */
function tidy(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}
