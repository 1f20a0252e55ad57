import type { Person } from '../core/types';
import type { Database } from '../db/database';
import type { MembershipRow, UserRow } from '../db/tables';
import type { Services } from '../handlers/rules/call/handler-context';
import { isLockedOut } from '../handlers/rules/security/lockout';

type PeopleServices = Pick<Services, 'db' | 'clock'>;

/** All users of the world, in the order in which they were added. */
export function listPeople(services: PeopleServices): Person[] {
  const { db } = services;
  return db.users.list().map((user) => {
    const membership = memberOf(db, user);
    return {
      userId: user.id,
      email: user.email,
      name: user.name,
      password: user.password ?? '',
      role: membership?.roleIds.map((id) => db.roles.find(id)?.name ?? id).join(', ') ?? '',
      secondFactor: secondFactorOf(db, user),
      status: statusOf(services, user, membership),
    };
  });
}

function memberOf(db: Database, user: UserRow): MembershipRow | undefined {
  const memberships = db.memberships.listBy('userId', user.id);
  return memberships.find((row) => row.tenantId === user.activeTenantId) ?? memberships[0];
}

function secondFactorOf(db: Database, user: UserRow): Person['secondFactor'] {
  const kinds = new Set(db.mfaDevices.listBy('userId', user.id).flatMap((row) => (row.verified ? [row.kind] : [])));
  if (kinds.has('authenticator') && kinds.has('sms')) return 'authenticator+sms';
  return [...kinds][0] ?? 'none';
}

function statusOf(services: PeopleServices, user: UserRow, membership: MembershipRow | undefined): Person['status'] {
  if (isLockedOut(services, user)) return 'locked';
  if (membership?.isDisabled) return 'disabled';
  if (!user.verified || !membership?.activatedForTenant) return 'unverified';
  return membership.temporaryExpirationDate ? 'temporary' : 'active';
}
