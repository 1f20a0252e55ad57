import type { Role, UserRecord } from '../../../../contract';

/** The roles of a user in one account. */
export function rolesIn({ tenants }: UserRecord, accountId: string): readonly Role[] {
  return tenants.find(({ tenantId }) => tenantId === accountId)?.roles ?? [];
}

/** The ids of the roles of a user in one account. */
export function roleIdsIn(user: UserRecord, accountId: string): string[] {
  return rolesIn(user, accountId).map(({ id }) => id);
}
