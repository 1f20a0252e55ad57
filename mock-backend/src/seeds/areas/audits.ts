import { type EventKey, eventCategories, worldEvents } from '../../db/events';
import type { TenantRow, UserRow } from '../../db/tables';
import type { Seeding } from '../seeding';

const HOUR_MS = 3_600_000;
/** Hours between two entries: a team of ten fills three pages of 20 with two weeks. */
const HOURS_APART = 7;
const ENTRIES_PER_MEMBER = 5;
/** An address reserved for examples (RFC 5737). */
const ADDRESS = '203.0.113.';
const BROWSERS = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0',
];

/** The events that repeat through two weeks; without a `subject`, the actor is the subject. */
const usual: readonly (readonly [event: EventKey, subject?: string])[] = [
  ['user.signed-in'],
  ['user.signed-in'],
  ['group.members-changed', 'Support desk'],
  ['user.sign-in-failed'],
  ['user.signed-in'],
  ['user.profile-changed'],
  ['token.created', 'Nightly export'],
  ['user.signed-in'],
  ['role.changed', 'Support'],
  ['user.password-changed'],
  ['user.second-factor-added'],
  ['security.changed', 'Password policy'],
  ['user.locked-out'],
];

/** Two weeks of history for every team, so that the audit log has pages, severities and users to filter by. */
export function seedAudits(seeding: Seeding): void {
  for (const tenant of seeding.db.tenants.list()) {
    const members = seeding.db.memberships.listBy('tenantId', tenant.id);
    const people = members.flatMap((row) => (row.activatedForTenant ? (seeding.db.users.find(row.userId) ?? []) : []));
    const count = people.length * ENTRIES_PER_MEMBER;
    for (let number = 1; number <= count; number++) insertEntry(seeding, tenant, people, number, count);
  }
}

/** Oldest first, in the order in which the world itself writes entries. */
function insertEntry({ db, startedAt }: Seeding, tenant: TenantRow, people: UserRow[], number: number, count: number) {
  const actor = people[(number * 7) % people.length];
  const [eventKey, subject] = usual[number % usual.length] ?? ['user.signed-in'];
  if (!actor) return;
  const { name, description, category, severity } = worldEvents[eventKey];
  const about = subject ?? (category === 'people' || category === 'security' ? actor.email : undefined);
  db.audits.insert({
    id: `audit-${tenant.alias}-${number}`,
    tenantId: tenant.id,
    eventKey,
    user: actor.name,
    email: actor.email,
    action: name,
    description: about ? `${name}: ${about}` : description,
    resource: eventCategories[category],
    severity,
    ip: `${ADDRESS}${10 + (number % people.length)}`,
    userAgent: BROWSERS[number % BROWSERS.length] ?? '',
    json: [{ event: eventKey, ...(about && { subject: about }) }],
    createdAt: new Date(startedAt - (count - number + 1) * HOURS_APART * HOUR_MS).toISOString(),
  });
}
