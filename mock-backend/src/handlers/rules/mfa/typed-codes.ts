import { errorCodes } from '@portico/sdk/contract';
import type { MfaDeviceRow, Rows } from '../../../db/tables';
import { type Context, isOver, isoAfter, refusalStatus, refuse } from '../call/context';
import { devicesOf } from './device-views';
import { type MfaChallengeRow, refuseCode } from './second-factor';

/** How long a code that was sent works: 3 minutes, which is less than the sign-in waits for it. */
export const SMS_CODE_SECONDS = 180;
/** How long to wait before asking for another code. */
const SMS_RESEND_SECONDS = 30;
const CODE_DIGITS = 6;
/** Later than any time step, so that only the code itself is judged. */
const ANY_STEP = -1;

type CodeRow = Rows['oneTimeCodes'];

/** A code for the second factor of a sign-in, or for enrolling one. */
export interface CodeToSend {
  purpose: Extract<CodeRow['purpose'], 'mfa' | 'enroll-sms' | 'enroll-email'>;
  by: 'sms' | 'mail';
  sentTo: string;
  /** `null` for a device that is not enrolled yet. */
  deviceId: string | null;
}

/** Accepts a code of an authenticator app once. @throws {Refusal} 401 when it is wrong or used before. */
export function checkAuthenticatorCode(
  context: Context,
  row: MfaChallengeRow,
  device: MfaDeviceRow,
  typed: string,
): void {
  if (acceptAuthenticatorCode(context, device, typed)) return;
  if (isReplay(context, device, typed)) refuseReplay(context);
  refuseCode(context, row);
}

/** @throws {Refusal} 401 `ER-MFA-CODE-USED`; 400 while signed in. */
export function refuseReplay(context: Context): never {
  return refuse(
    context,
    refusalStatus(context),
    errorCodes.mfaCodeUsed,
    'This code has been used. Wait for the next one.',
  );
}

/** Whether it is a right code of the app that it has accepted before. */
export function isReplay(context: Context, { secret }: MfaDeviceRow, typed: string): boolean {
  return secret !== null && context.authenticator.verify(secret, tidy(typed), ANY_STEP) !== null;
}

/**
 * Sends a code; an earlier one of the same purpose stops working.
 *
 * @returns The `otcToken` to name it by.
 * @throws {Refusal} 429 `ER-MFA-RESEND-TOO-SOON`.
 */
export function sendCode(context: Context, userId: string, { purpose, by, sentTo, deviceId }: CodeToSend): string {
  const earlier = sentCodes(context, userId, purpose).filter((row) => row.deviceId === deviceId);
  for (const row of earlier) refuseResendTooSoon(context, row);
  for (const row of earlier) context.db.oneTimeCodes.remove(row.id);

  const code = context.random.digits(CODE_DIGITS);
  const { token } = context.db.oneTimeCodes.insert({
    id: context.ids.uuid(),
    token: context.ids.token(),
    purpose,
    userId,
    deviceId,
    sentTo,
    code,
    attempts: 0,
    expiresAt: isoAfter(context, SMS_CODE_SECONDS),
  });
  const text = `${code} is your code. It works for three minutes.`;
  if (by === 'sms') context.phone.send({ to: sentTo, text, code });
  else context.inbox.send({ to: sentTo, subject: `${code} is your code`, text });
  return token;
}

/**
 * Accepts a code that was sent, once.
 *
 * @throws {Refusal} 401 when it is wrong, 410 when it is too old.
 */
export function takeSentCode(
  context: Context,
  row: MfaChallengeRow,
  { purpose, deviceId }: Pick<CodeToSend, 'purpose' | 'deviceId'>,
  otcToken: string,
  typed: string,
): CodeRow {
  const codes = sentCodes(context, row.userId, purpose);
  const sent = codes.find((one) => one.token === otcToken && one.deviceId === deviceId);
  if (!sent || isOver(context, sent.expiresAt)) {
    return refuse(context, 410, errorCodes.mfaCodeExpired, 'This code is too old. Ask for another.');
  }
  if (sent.code !== tidy(typed)) refuseCode(context, row);
  context.db.oneTimeCodes.remove(sent.id);
  return sent;
}

/** How the code came, whichever device of the user it is from; `undefined` when it is from none. */
export function tryAnyCode(context: Context, userId: string, typed: string): 'otp' | 'sms' | undefined {
  if (devicesOf(context, userId).some((device) => acceptAuthenticatorCode(context, device, typed))) return 'otp';
  const codes = sentCodes(context, userId, 'mfa');
  const sent = codes.find((one) => one.code === tidy(typed) && !isOver(context, one.expiresAt));
  if (!sent) return undefined;
  context.db.oneTimeCodes.remove(sent.id);
  return context.db.mfaDevices.find(sent.deviceId ?? '')?.kind === 'sms' ? 'sms' : 'otp';
}

/** Accepts a code of an authenticator app once; whether it was right. */
export function acceptAuthenticatorCode(
  context: Context,
  { id, secret, lastStep }: MfaDeviceRow,
  typed: string,
): boolean {
  const step = secret === null ? null : context.authenticator.verify(secret, tidy(typed), lastStep);
  if (step === null) return false;
  context.db.mfaDevices.update(id, { lastStep: step });
  return true;
}

/** As typed or pasted: `123 456` is one code. */
export function tidy(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

function sentCodes(context: Context, userId: string, purpose: CodeToSend['purpose']): CodeRow[] {
  return context.db.oneTimeCodes.listBy('userId', userId).filter((row) => row.purpose === purpose);
}

function refuseResendTooSoon(context: Context, { expiresAt }: CodeRow): void {
  const sentAt = Date.parse(expiresAt) - SMS_CODE_SECONDS * 1000;
  const retryAfterSeconds = Math.ceil((sentAt - context.clock.now()) / 1000) + SMS_RESEND_SECONDS;
  if (retryAfterSeconds <= 0) return;
  refuse(context, 429, errorCodes.mfaResendTooSoon, 'A code is on its way. Wait a moment.', { retryAfterSeconds });
}
