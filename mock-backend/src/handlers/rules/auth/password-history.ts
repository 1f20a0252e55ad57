import { errorCodes } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { UserRow } from '../../../db/tables';
import { type Context, isoAfter, refuse } from '../call/context';
import { policyFlag, policyNumber } from '../security/policies';
import { refuseBadPassword } from './password-policy';

/** Passwords remembered while a history is on and no policy names a number. */
export const DEFAULT_HISTORY_SIZE = 3;
/** Older passwords are removed: no policy can ask for more. */
const MAX_REMEMBERED = 10;

/**
 * Gives a user a new password, if it is permitted. Every change goes through here: it checks rules and history.
 *
 * @throws {Refusal} 400 `ER-PASSWORD-TOO-SHORT`, `ER-PASSWORD-TOO-LONG`, `ER-PASSWORD-TOO-WEAK` (also for one that has
 * leaked somewhere), `ER-PASSWORD-USED-BEFORE`.
 */
export function setPassword(context: Context, user: UserRow, password: string): void {
  refuseBadPassword(context, password, user.activeTenantId);
  refusePasswordUsedBefore(context, user, password);
  const { passwords, users } = context.db;
  const row = passwords.find(user.id);
  const earlier = [...(row?.earlier ?? []), ...(user.password === null ? [] : [user.password])];
  const next = { changedAt: isoAfter(context, 0), earlier: earlier.slice(-MAX_REMEMBERED) };
  if (row) passwords.update(user.id, next);
  else passwords.insert({ id: user.id, ...next });
  users.update(user.id, { password });
}

/** Whether the user's password is on the list of leaked ones. */
export function isBreached(db: Database, user: UserRow): boolean {
  return user.password !== null && db.breachedPasswords.find(user.password) !== undefined;
}

function refusePasswordUsedBefore(context: Context, user: UserRow, password: string): void {
  const { db } = context;
  const tenantId = user.activeTenantId;
  if (!policyFlag(db, 'password-history', tenantId, 'enabled', false)) return;
  const historySize = policyNumber(db, 'password-history', tenantId, 'historySize', DEFAULT_HISTORY_SIZE);
  const used = [...(db.passwords.find(user.id)?.earlier ?? []), user.password].slice(-historySize);
  if (!used.includes(password)) return;
  refuse(context, 400, errorCodes.passwordUsedBefore, 'Choose a password that you have not used before.', {
    historySize,
  });
}
