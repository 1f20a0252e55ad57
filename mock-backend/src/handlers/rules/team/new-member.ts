import type { MembershipRow, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { type Context, isoAfter } from '../call/context';

/** The required members of a new user; the others are optional. */
type NewUser = Pick<UserRow, 'email' | 'activeTenantId'> & Partial<Omit<UserRow, 'id'>>;
/** The required members of a new membership; the others are optional. */
type NewMembership = Pick<MembershipRow, 'userId' | 'tenantId' | 'roleIds'> & Partial<Omit<MembershipRow, 'id'>>;

/** Adds a user: without a password, and with an unconfirmed address. */
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

/** Adds a user to a tenant; unless `activatedForTenant` is set they have to accept first. */
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

/** Adds a user to a tenant that they asked to join: there is no invitation to accept. */
export function joinTenant(context: Context, user: UserRow, tenantId: string, roleIds: string[]): Member {
  const membership = insertMembership(context, { userId: user.id, tenantId, roleIds, activatedForTenant: true });
  return { user, membership };
}
