import { newSecret } from '../core/authenticator-device';
import { type CastMember, type CastTenant, DEMO_PASSWORD } from '../db/cast';
import { roleId } from '../db/catalogue';
import { drawPortrait } from './portrait';
import type { Seeding } from './seeding';

const DAY_MS = 24 * 3600 * 1000;
/** Remaining time of a temporary user at the start. */
const TEMPORARY_DAYS = 7;
/** Numbers without a subscriber: +1 202 555 0100 to 0199. */
const FICTIONAL_NUMBERS = 100;

/** Inserts one user, their memberships and their devices. */
export function seedPerson(seeding: Seeding, tenant: CastTenant, member: CastMember): void {
  const { db, ids, startedAt } = seeding;
  const invited = member.status === 'unverified';
  const userId = ids.uuid();
  const createdAt = daysBefore(startedAt, invited ? 2 : seeding.random.integer(20, 360));
  db.users.insert({
    id: userId,
    email: member.email,
    name: member.name,
    username: null,
    password: invited ? null : DEMO_PASSWORD,
    verified: !invited,
    phoneNumber: inventedNumber(db.users.size),
    profilePictureUrl: invited ? null : drawPortrait(seeding.random),
    title: seeding.names.jobTitle(),
    address: seeding.names.streetAddress(),
    metadata: '{}',
    provider: 'local',
    activeTenantId: tenantId(tenant.alias),
    superUser: false,
    isLocked: member.status === 'locked',
    createdAt,
    lastLogin: invited ? null : daysBefore(startedAt, seeding.random.integer(1, 19)),
  });
  for (const alias of [tenant.alias, member.alsoIn ?? []].flat()) join(seeding, userId, alias, member, createdAt);
  enroll(seeding, userId, member, createdAt);
}

function join(seeding: Seeding, userId: string, alias: string, { role, status }: CastMember, createdAt: string): void {
  const until = new Date(seeding.startedAt + TEMPORARY_DAYS * DAY_MS).toISOString();
  seeding.db.memberships.insert({
    id: seeding.ids.uuid(),
    userId,
    tenantId: tenantId(alias),
    roleIds: [roleId(role)],
    isDisabled: status === 'disabled',
    activatedForTenant: status !== 'unverified',
    temporaryExpirationDate: status === 'temporary' ? until : null,
    managedBy: 'frontegg',
    createdAt,
  });
}

function enroll({ db, ids, random }: Seeding, userId: string, { factors = [] }: CastMember, createdAt: string): void {
  for (const kind of factors) {
    db.mfaDevices.insert({
      id: ids.uuid(),
      userId,
      kind,
      secret: kind === 'authenticator' ? newSecret(random) : null,
      phoneNumber: kind === 'sms' ? db.users.get(userId).phoneNumber : null,
      verified: true,
      lastStep: 0,
      createdAt,
    });
  }
  if (factors.length > 0) db.recoveryCodes.insert({ id: ids.uuid(), userId, code: ids.token(16), usedAt: null });
}

function tenantId(alias: string): string {
  return `tenant-${alias}`;
}

function inventedNumber(index: number): string {
  return `+12025550${String(100 + ((index * 7 + 11) % FICTIONAL_NUMBERS))}`;
}

function daysBefore(time: number, days: number): string {
  return new Date(time - days * DAY_MS).toISOString();
}
