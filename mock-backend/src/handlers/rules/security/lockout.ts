import { errorCodes } from '@portico/sdk/contract';
import type { UserRow } from '../../../db/tables';
import { type Context, isOver, isoAfter, refuse } from '../call/context';
import { recordEvent } from '../events/record-event';
import { policyFlag, policyNumber } from './policies';

/** Wrong guesses in a row that lock, unless vendor or tenant say otherwise. */
export const LOCKOUT_MAX_ATTEMPTS = 5;
/** How long a lock holds, unless the vendor's lockout policy says otherwise. */
const LOCKOUT_MINUTES = 15;

/** What is guessed, and for whom: a user's id, or the typed name if it is unknown, so that both behave alike. */
export type GuessKey = `${'password' | 'second-factor' | 'recovery' | 'own-factor' | 'sign-in-code'}:${string}`;

/** Too many wrong guesses at one of these lock the account. */
const SIGN_IN_GUESSES = ['password', 'second-factor'] as const;

/** Whether a user can't sign in, because an administrator locked the account or because of too many wrong guesses. */
export function isLockedOut(context: LockoutContext, { id, isLocked }: Pick<UserRow, 'id' | 'isLocked'>): boolean {
  return isLocked || SIGN_IN_GUESSES.some((what) => secondsLocked(context, `${what}:${id}`) > 0);
}

/** Ends the lock of too many wrong guesses; an administrator's lock stays. */
export function endLockout(context: Context, userId: string): void {
  for (const what of SIGN_IN_GUESSES) forgetWrongGuesses(context, `${what}:${userId}`);
}

type LockoutContext = Pick<Context, 'db' | 'clock'>;

/** Seconds until guessing is allowed again; 0 when it is. */
export function secondsLocked(context: LockoutContext, key: GuessKey): number {
  const until = context.db.failedAttempts.find(key)?.lockedUntil;
  if (!until || isOver(context, until)) return 0;
  return Math.ceil((Date.parse(until) - context.clock.now()) / 1000);
}

/** @throws {Refusal} 403 `ER-ACCOUNT-LOCKED` while guessing is not allowed. */
export function refuseWhileLocked(context: Context, key: GuessKey): void {
  const retryAfterSeconds = secondsLocked(context, key);
  if (retryAfterSeconds === 0) return;
  refuse(context, 403, errorCodes.accountLocked, 'Too many attempts. Try again later.', { retryAfterSeconds });
}

/** @throws {Refusal} 429 `ER-MFA-TOO-MANY-ATTEMPTS` while guessing is not allowed. */
export function refuseWhileGuessing(context: Context, key: GuessKey): void {
  const retryAfterSeconds = secondsLocked(context, key);
  if (retryAfterSeconds === 0) return;
  refuse(context, 429, errorCodes.mfaTooManyAttempts, 'Too many wrong codes. Try again later.', { retryAfterSeconds });
}

/** Counts one wrong guess, and locks at the last one allowed. */
export function countWrongGuess(context: Context, key: GuessKey): void {
  const tenantId = tenantOf(context, key);
  if (!policyFlag(context.db, 'lockout', tenantId, 'enabled', true)) return;
  const row = context.db.failedAttempts.find(key);
  const lockIsOver = row !== undefined && isOver(context, row.lockedUntil);
  const count = lockIsOver ? 1 : (row?.count ?? 0) + 1;
  const locks = count >= policyNumber(context.db, 'lockout', tenantId, 'maxAttempts', LOCKOUT_MAX_ATTEMPTS);
  const lockSeconds = policyNumber(context.db, 'lockout', tenantId, 'lockMinutes', LOCKOUT_MINUTES) * 60;
  const lockedUntil = locks ? isoAfter(context, lockSeconds) : null;
  recordGuess(context, key, locks);
  if (row) context.db.failedAttempts.update(key, { count, lockedUntil });
  else context.db.failedAttempts.insert({ id: key, count, lockedUntil });
}

/** Records the guess in the tenant that the user would have signed in to; an unknown name is not recorded. */
function recordGuess(context: Context, key: GuessKey, locks: boolean): void {
  const user = context.db.users.find(key.slice(key.indexOf(':') + 1));
  if (!user) return;
  const event = locks ? 'user.locked-out' : 'user.sign-in-failed';
  recordEvent(context, { event, tenantId: user.activeTenantId, actor: user, subject: user.email });
}

/** Resets the count. */
export function forgetWrongGuesses(context: Context, key: GuessKey): void {
  context.db.failedAttempts.remove(key);
}

/** Whose policy counts the guesses: the tenant that the user would sign in to, or the vendor for an unknown user. */
function tenantOf(context: Context, key: GuessKey): string | null {
  return context.db.users.find(key.slice(key.indexOf(':') + 1))?.activeTenantId ?? null;
}
