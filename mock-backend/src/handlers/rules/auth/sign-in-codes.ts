import { errorCodes } from '@portico/sdk/contract';
import type { Rows, UserRow } from '../../../db/tables';
import { type Context, isOver, isoAfter, refuse, vendorOf } from '../call/context';
import { tidy } from '../mfa/typed-codes';
import { countWrongGuess, forgetWrongGuesses, type GuessKey, refuseWhileGuessing } from '../security/lockout';
import { confirmPhoneNumber } from '../users/phone-numbers';
import { type Asked, askedNumber } from './sign-in-messages';

/** How long a code to sign in with works: 5 minutes. */
const SIGN_IN_CODE_SECONDS = 300;
/** How long a link to sign in with works: 15 minutes. */
const SIGN_IN_LINK_SECONDS = 900;
/** How long to wait before asking for another code or link. */
const SIGN_IN_RESEND_SECONDS = 30;
/** The wrong code with this number makes the code invalid. */
const SIGN_IN_MAX_ATTEMPTS = 5;
const CODE_DIGITS = 6;
const DAY_MS = 86_400_000;

type SignInCodeRow = Rows['signInCodes'];

/**
 * Makes a code or a link to sign in with; an earlier one stops working.
 *
 * @throws {Refusal} 429 `ER-MFA-RESEND-TOO-SOON`.
 */
export function createSignInCode(context: Context, kind: SignInCodeRow['kind'], { askedFor, user }: Asked) {
  const { signInCodes } = context.db;
  forgetOldCodes(context);
  const earlier = signInCodes.listBy('askedFor', askedFor).filter((row) => row.kind === kind);
  for (const row of earlier) refuseResendTooSoon(context, row);
  const others = user ? signInCodes.listBy('userId', user.id).filter((row) => row.kind === kind) : [];
  for (const row of [...earlier, ...others]) signInCodes.remove(row.id);

  const isLink = kind === 'magiclink';
  return signInCodes.insert({
    id: context.ids.uuid(),
    token: context.ids.token(),
    kind,
    askedFor,
    userId: user?.id ?? null,
    code: isLink ? context.ids.token() : context.random.digits(CODE_DIGITS),
    attempts: 0,
    sentAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, isLink ? SIGN_IN_LINK_SECONDS : SIGN_IN_CODE_SECONDS),
  });
}

/** The cookie that ties a browser to the code that it requested. */
export function signInCookie(context: Context, { token }: SignInCodeRow): string {
  return `${cookieName(context)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SIGN_IN_CODE_SECONDS}`;
}

/**
 * The user of a link. It works once, in any browser, because mail programs open their own.
 *
 * @throws {Refusal} 410 `ER-SIGN-IN-LINK-INVALID`.
 */
export function takeSignInLink(context: Context, token: string): UserRow {
  const row = context.db.signInCodes.findBy('code', token);
  const user = row?.kind === 'magiclink' && !isOver(context, row.expiresAt) ? ownerOf(context, row) : undefined;
  if (!row || !user) {
    return refuse(context, 410, errorCodes.signInLinkInvalid, 'This link no longer works. Ask for a new one.');
  }
  context.db.signInCodes.remove(row.id);
  return user;
}

/**
 * The user of a code, which works once. A browser with the cookie has to type the code that it requested. A page that
 * keeps no cookies may type any valid code; its wrong guesses are counted by IP address.
 *
 * @throws {Refusal} 401 `ER-MFA-CODE-INVALID`, 410 `ER-MFA-CODE-EXPIRED`, 429 `ER-MFA-TOO-MANY-ATTEMPTS`.
 */
export function takeSignInCode(context: Context, kind: SignInCodeRow['kind'], typed: string): UserRow {
  const asked = context.db.signInCodes.findBy('token', context.request.cookies[cookieName(context)] ?? '');
  const row = asked?.kind === kind ? checkOwnCode(context, asked, typed) : findAnyCode(context, kind, typed);
  const user = ownerOf(context, row);
  if (!user) return refuse(context, 410, errorCodes.mfaCodeExpired, 'This code is too old. Ask for another.');
  const number = askedNumber(row);
  if (number !== undefined) confirmPhoneNumber(context, user.id, number);
  context.db.signInCodes.remove(row.id);
  return user;
}

function checkOwnCode(context: Context, row: SignInCodeRow, typed: string): SignInCodeRow {
  if (isOver(context, row.expiresAt)) {
    return refuse(context, 410, errorCodes.mfaCodeExpired, 'This code is too old. Ask for another.');
  }
  if (row.userId !== null && row.code === tidy(typed)) return row;
  const attempts = row.attempts + 1;
  const attemptsLeft = SIGN_IN_MAX_ATTEMPTS - attempts;
  if (attemptsLeft > 0) {
    context.db.signInCodes.update(row.id, { attempts });
    return refuse(context, 401, errorCodes.mfaCodeInvalid, 'This code is not right.', { attemptsLeft });
  }
  context.db.signInCodes.remove(row.id);
  return refuse(context, 429, errorCodes.mfaTooManyAttempts, 'Too many wrong codes. Ask for another.');
}

function findAnyCode(context: Context, kind: SignInCodeRow['kind'], typed: string): SignInCodeRow {
  const key: GuessKey = `sign-in-code:${context.request.clientIp}`;
  refuseWhileGuessing(context, key);
  const rows = context.db.signInCodes.listBy('code', tidy(typed));
  const matches = rows.filter((row) => row.kind === kind && row.userId !== null && !isOver(context, row.expiresAt));
  const [match] = matches;
  // Two users have the same six digits: the code does not identify either.
  if (match && matches.length === 1) {
    forgetWrongGuesses(context, key);
    return match;
  }
  countWrongGuess(context, key);
  refuseWhileGuessing(context, key);
  return refuse(context, 401, errorCodes.mfaCodeInvalid, 'This code is not right.');
}

/** Removes codes and links that expired more than a day ago. */
function forgetOldCodes(context: Context): void {
  const old = context.db.signInCodes.list((row) => Date.parse(row.sentAt) < context.clock.now() - DAY_MS);
  for (const row of old) context.db.signInCodes.remove(row.id);
}

function ownerOf(context: Context, { userId }: SignInCodeRow): UserRow | undefined {
  return userId === null ? undefined : context.db.users.find(userId);
}

function refuseResendTooSoon(context: Context, { sentAt }: SignInCodeRow): void {
  const passed = Math.floor((context.clock.now() - Date.parse(sentAt)) / 1000);
  const retryAfterSeconds = SIGN_IN_RESEND_SECONDS - passed;
  if (retryAfterSeconds <= 0) return;
  refuse(context, 429, errorCodes.mfaResendTooSoon, 'One is on its way. Wait a moment.', { retryAfterSeconds });
}

function cookieName(context: Context): string {
  return `fe_sign_in_${vendorOf(context).clientId.replaceAll('-', '')}`;
}
