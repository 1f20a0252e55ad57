import type { Context } from './context';
import { forgetWrongGuesses } from './lockout';

/** Tables whose rows belong to one user. */
const ownedTables = [
  'mfaDevices',
  'mfaChallenges',
  'oneTimeCodes',
  'recoveryCodes',
  'rememberedDevices',
  'linkTokens',
  'apiTokens',
  'notifications',
] as const;

interface OwnedTable {
  listBy(column: 'userId', userId: string): readonly { readonly id: string }[];
  remove(id: string): void;
}

/** Removes somebody with everything that hangs on them: no device, link or session may outlive its owner. */
export function removeUser(context: Context, userId: string): void {
  const { db } = context;
  for (const name of ownedTables) {
    // Each of these tables is indexed by its owner; what else is in a row does not matter here.
    const table: OwnedTable = db[name];
    for (const row of table.listBy('userId', userId)) table.remove(row.id);
  }
  for (const session of db.sessions.listBy('userId', userId)) {
    for (const token of db.refreshTokens.listBy('sessionId', session.id)) db.refreshTokens.remove(token.id);
    db.sessions.remove(session.id);
  }
  for (const what of ['password', 'second-factor', 'recovery'] as const) {
    forgetWrongGuesses(context, `${what}:${userId}`);
  }
  db.passwords.remove(userId);
  db.users.remove(userId);
}
