import type { MembershipRow, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { type Context, isoAfter } from '../call/context';

/** What has to be said of somebody new; the rest may be. */
type NewUser = Pick<UserRow, 'email' | 'activeTenantId'> & Partial<Omit<UserRow, 'id'>>;
/** What has to be said of a new membership; the rest may be. */
type NewMembership = Pick<MembershipRow, 'userId' | 'tenantId' | 'roleIds'> & Partial<Omit<MembershipRow, 'id'>>;

/** Adds a person: without a password, and with an address that is not confirmed. */
export function insertUser(context: Context, user: NewUser): UserRow {
  return context.db.users.insert({
    id: context.ids.uuid(),
    name: '',
    username: null,
    password: null,
    verified: false,
    phoneNumber: null,
    profilePictureUrl: null,
    title: '',
    address: '',
    metadata: '{}',
    provider: 'local',
    superUser: false,
    isLocked: false,
    createdAt: isoAfter(context, 0),
    lastLogin: null,
    ...user,
  });
}

/** Puts a person into a tenant for good; whoever was not asked has to accept first. */
export function insertMembership(context: Context, membership: NewMembership): MembershipRow {
  return context.db.memberships.insert({
    id: context.ids.uuid(),
    isDisabled: false,
    activatedForTenant: false,
    temporaryExpirationDate: null,
    managedBy: 'frontegg',
    createdAt: isoAfter(context, 0),
    ...membership,
  });
}

/** Puts a person into a tenant who has asked for it. */
export function joinTenant(context: Context, user: UserRow, tenantId: string, roleIds: string[]): Member {
  const membership = insertMembership(context, { userId: user.id, tenantId, roleIds, activatedForTenant: true });
  return { user, membership };
}
