import { errorCodes } from '@portico/sdk/contract';
import type { Rows } from '../../../db/tables';
import { type Context, isOver, isoAfter, refuse } from '../call/context';

/** How long a code works that was sent by mail: 10 minutes. */
export const MAIL_CODE_SECONDS = 600;
/** How long to wait before something is sent to the same address again. */
const RESEND_SECONDS = 30;
/** The wrong code with this number makes the code invalid. */
const CODE_MAX_ATTEMPTS = 5;
const CODE_DIGITS = 6;

type CodeRow = Rows['oneTimeCodes'];

/** What a code is for, and where it goes. */
export interface NewCode {
  purpose: CodeRow['purpose'];
  /** For an unknown user, so that the answer does not reveal it: the code is never sent. */
  userId: string;
  sentTo: string;
  seconds: number;
  /** Drawn unless given. */
  token?: string;
}

/** Makes a code; an earlier one of this user for the same purpose and address stops working. */
export function createCode(context: Context, { purpose, userId, sentTo, seconds, token }: NewCode): CodeRow {
  const { oneTimeCodes } = context.db;
  for (const row of oneTimeCodes.listBy('userId', userId)) {
    if (row.purpose === purpose && row.sentTo === sentTo) oneTimeCodes.remove(row.id);
  }
  return oneTimeCodes.insert({
    id: context.ids.uuid(),
    token: token ?? context.ids.token(),
    purpose,
    userId,
    deviceId: null,
    sentTo,
    code: context.random.digits(CODE_DIGITS),
    attempts: 0,
    expiresAt: isoAfter(context, seconds),
  });
}

/**
 * The row of a right code. It works until it is removed, so that the caller may still fail.
 *
 * The status is 400, not 401: with an access token, a 401 would make the client renew the session and ask once more.
 *
 * @throws {Refusal} 410 `ER-MFA-CODE-EXPIRED` when it is unknown or too old, 400 `ER-MFA-CODE-INVALID` when it is wrong,
 *   429 `ER-MFA-TOO-MANY-ATTEMPTS` when it has been wrong too often.
 */
export function checkCode(context: Context, sent: Pick<CodeRow, 'token' | 'purpose'>, typed: string): CodeRow {
  const row = context.db.oneTimeCodes.findBy('token', sent.token);
  if (row?.purpose !== sent.purpose || isOver(context, row.expiresAt)) {
    return refuse(context, 410, errorCodes.mfaCodeExpired, 'This code is too old. Ask for another.');
  }
  refuseWornCode(context, row.attempts);
  if (row.code === typed.replace(/[\s-]/g, '')) return row;
  const { attempts } = context.db.oneTimeCodes.update(row.id, { attempts: row.attempts + 1 });
  refuseWornCode(context, attempts);
  const attemptsLeft = CODE_MAX_ATTEMPTS - attempts;
  return refuse(context, 400, errorCodes.mfaCodeInvalid, 'This code is not right.', { attemptsLeft });
}

/**
 * Allows one mail or text message to an address in a while, known or not: an answer that only known users get would
 * reveal them.
 *
 * @param what What is sent, and where to: `activate:ada@acme.test`.
 * @throws {Refusal} 429 `ER-MFA-RESEND-TOO-SOON`.
 */
export function refuseSoonAgain(context: Context, what: string): void {
  const { failedAttempts } = context.db;
  const id = `sent:${what}`;
  const until = failedAttempts.find(id)?.lockedUntil ?? null;
  if (until !== null && !isOver(context, until)) {
    const retryAfterSeconds = Math.ceil((Date.parse(until) - context.clock.now()) / 1000);
    refuse(context, 429, errorCodes.mfaResendTooSoon, 'One is on its way. Wait a moment.', { retryAfterSeconds });
  }
  failedAttempts.remove(id);
  failedAttempts.insert({ id, count: 1, lockedUntil: isoAfter(context, RESEND_SECONDS) });
}

function refuseWornCode(context: Context, attempts: number): void {
  if (attempts < CODE_MAX_ATTEMPTS) return;
  refuse(context, 429, errorCodes.mfaTooManyAttempts, 'Too many wrong codes. Ask for another.');
}
