import type { SubTenantUser, UserRecord } from '../../../contract';

/** What a user is in one account. */
export interface UserAccount {
  tenantId: string;
  roles: readonly { id: string; name: string }[];
  /** Whether the user has joined; an invited one has not. */
  activated: boolean;
}

/** A user of one or more of the accounts that the signed-in user manages. */
export interface AccountUser {
  id: string;
  email: string;
  name: string | undefined;
  picture: string | null | undefined;
  joinedAt: string | undefined;
  lastSeen: string | undefined;
  isLocked: boolean;
  hasSecondFactor: boolean;
  accounts: readonly UserAccount[];
}

/** A user as the list of all accounts has them. */
export function fromSubTenantUser({ tenants, ...user }: SubTenantUser): AccountUser {
  const logins = tenants.flatMap(({ lastLogin }) => lastLogin ?? []);
  return { ...factsOf(user), lastSeen: logins.sort().at(-1), accounts: tenants };
}

/** A user as the list of one account has them. It knows only of the listed account whether the user has joined. */
export function fromUserRecord({ tenants, ...user }: UserRecord): AccountUser {
  const accounts = tenants.map(({ tenantId, roles }) => ({
    tenantId,
    roles,
    activated: tenantId !== user.tenantId || user.activatedForTenant !== false,
  }));
  return { ...factsOf(user), lastSeen: user.lastLogin, accounts };
}

function factsOf(user: Omit<SubTenantUser, 'tenants'> | Omit<UserRecord, 'tenants'>) {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    picture: user.profilePictureUrl,
    joinedAt: user.createdAt,
    isLocked: user.isLocked === true,
    hasSecondFactor: user.mfaEnrolled,
  };
}

/** The ids of a user's roles in one account; `undefined` for a user who is not in it. */
export function roleIdsIn(user: AccountUser | null | undefined, accountId: string): string[] | undefined {
  return user?.accounts.find(({ tenantId }) => tenantId === accountId)?.roles.map(({ id }) => id);
}

/** The names of all roles that a user has in any account, each once. */
export function roleNames({ accounts }: AccountUser): string[] {
  return [...new Set(accounts.flatMap(({ roles }) => roles.map(({ name }) => name)))];
}

/** Whether a user has not yet joined one of their accounts. */
export function isInvited({ accounts }: AccountUser): boolean {
  return accounts.some(({ activated }) => !activated);
}
