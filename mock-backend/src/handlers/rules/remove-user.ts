import type { Context } from './context';
import { forgetWrongGuesses } from './lockout';

/** Tables whose rows belong to one user. */
const ownedTables = [
  'mfaDevices',
  'mfaChallenges',
  'oneTimeCodes',
  'recoveryCodes',
  'rememberedDevices',
  'signInCodes',
  'webAuthnKeys',
  'webAuthnChallenges',
  'linkTokens',
  'apiTokens',
  'userApplications',
  'notifications',
  'assistantConversations',
  'subAccountAccess',
  'phoneNumbers',
  'inviteLinks',
] as const;

interface OwnedTable {
  listBy(column: 'userId', userId: string): readonly { readonly id: string; readonly tenantId?: string | null }[];
  remove(id: string): void;
}

/** Removes somebody with everything that hangs on them: no device, link or session may outlive its owner. */
export function removeUser(context: Context, userId: string): void {
  const { db } = context;
  removeOwned(context, userId);
  for (const session of db.sessions.listBy('userId', userId)) {
    for (const token of db.refreshTokens.listBy('sessionId', session.id)) db.refreshTokens.remove(token.id);
    db.sessions.remove(session.id);
  }
  for (const what of ['password', 'second-factor', 'recovery', 'own-factor'] as const) {
    forgetWrongGuesses(context, `${what}:${userId}`);
  }
  db.passwords.remove(userId);
  db.users.remove(userId);
}

/** What somebody owns: all of it, or what belongs to one tenant. */
export function removeOwned({ db }: Context, userId: string, tenantId?: string): void {
  for (const name of ownedTables) {
    // Each of these tables is indexed by its owner; what else is in a row does not matter here.
    const table: OwnedTable = db[name];
    const rows = table.listBy('userId', userId);
    for (const row of rows) if (tenantId === undefined || row.tenantId === tenantId) table.remove(row.id);
  }
}
