import type { Rows, UserRow } from '../../../db/tables';
import type { Context } from '../call/context';
import { SMS_CODE_SECONDS } from '../mfa/typed-codes';
import { sendMail } from './links';
import { createCode, MAIL_CODE_SECONDS, refuseSoonAgain } from './one-time-codes';

type CodeRow = Rows['oneTimeCodes'];
type Purpose = CodeRow['purpose'];

/**
 * Sends a code to a phone.
 *
 * @throws {Refusal} 429 `ER-MFA-RESEND-TOO-SOON`.
 */
export function textCode(context: Context, purpose: Purpose, userId: string, phoneNumber: string): CodeRow {
  refuseSoonAgain(context, `${purpose}:${phoneNumber}`);
  const row = createCode(context, { purpose, userId, sentTo: phoneNumber, seconds: SMS_CODE_SECONDS });
  const text = `${row.code} is your code. It works for three minutes.`;
  context.phone.send({ to: phoneNumber, text, code: row.code });
  return row;
}

/**
 * Sends a code to an e-mail address of a user.
 *
 * @throws {Refusal} 429 `ER-MFA-RESEND-TOO-SOON`.
 */
export function mailCode(context: Context, purpose: Purpose, user: UserRow, email = user.email): CodeRow {
  refuseSoonAgain(context, `${purpose}:${email}`);
  const row = createCode(context, { purpose, userId: user.id, sentTo: email, seconds: MAIL_CODE_SECONDS });
  sendMail(context, { name: user.name, email }, 'Your code', null, [
    `this is your code: ${row.code}`,
    'It works for ten minutes. If you did not ask for it, ignore this mail.',
  ]);
  return row;
}

/** A code that is never sent. */
interface UnsentCode {
  purpose: Purpose;
  /** The address that was typed. */
  typedAddress: string;
  /** As long as one that is sent. */
  seconds: number;
  /** Without it the code belongs to no user. */
  userId?: string;
}

/**
 * Makes a code that is never sent, so that the answer does not reveal if the user exists: it behaves as any other, and
 * is never typed right.
 *
 * @throws {Refusal} 429 `ER-MFA-RESEND-TOO-SOON`.
 */
export function createUnsentCode(context: Context, { purpose, typedAddress, seconds, userId }: UnsentCode): CodeRow {
  refuseSoonAgain(context, `${purpose}:${typedAddress}`);
  return createCode(context, { purpose, userId: userId ?? context.ids.uuid(), sentTo: typedAddress, seconds });
}
