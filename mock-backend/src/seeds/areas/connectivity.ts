import type { EventKey } from '../../db/events';
import type { TenantRow } from '../../db/tables';
import type { Seeding } from '../seeding';

const HOUR_MS = 3_600_000;
/** A smaller team has no connections yet. */
const LARGE_TEAM = 5;
const heard: readonly EventKey[] = ['user.invited', 'user.removed', 'token.created', 'security.changed'];
/** Initial calls in the log: two pages of 10 (portal spec §9). */
const CALLS = 14;

/** A larger team has connections: a webhook with a log, a disabled one, an e-mail, Slack. */
export function seedConnectivity(seeding: Seeding): void {
  const { db } = seeding;
  for (const tenant of db.tenants.list()) {
    const members = db.memberships.listBy('tenantId', tenant.id);
    if (members.length < LARGE_TEAM) continue;
    const administrator = db.users.get(members[0]?.userId ?? '');
    seedWebhooks(seeding, tenant, administrator);
    seedMessages(seeding, tenant, administrator.email);
  }
}

function seedWebhooks({ db, startedAt }: Seeding, tenant: TenantRow, { id: userId, name, email }: Person): void {
  const webhookId = `webhook-trail-${tenant.alias}`;
  const since = new Date(startedAt - 60 * 24 * HOUR_MS).toISOString();
  const common = { tenantId: tenant.id, payload: null, createdAt: since, updatedAt: since };
  db.webhooks.insert({
    ...common,
    id: webhookId,
    displayName: 'Audit trail',
    description: 'Keeps a copy of what matters in our own archive.',
    url: `https://hooks.${tenant.alias}.test/audit-trail`,
    secret: 'whsec-demo-not-a-secret',
    eventKeys: [...heard],
    isActive: true,
    invocations: CALLS,
  });
  db.webhooks.insert({
    ...common,
    id: `webhook-crm-${tenant.alias}`,
    displayName: 'Customer records',
    description: 'Waits for the new customer system.',
    url: `https://hooks.${tenant.alias}.test/status/503`,
    secret: null,
    eventKeys: ['user.joined'],
    isActive: false,
    invocations: 0,
  });
  for (let number = 1; number <= CALLS; number++) {
    const eventKey = heard[number % heard.length] ?? 'user.invited';
    const deliveryId = `webhook-delivery-${tenant.alias}-${number}`;
    const createdAt = new Date(startedAt - (CALLS - number + 1) * 19 * HOUR_MS).toISOString();
    const eventContext = { vendorId: tenant.vendorId, tenantId: tenant.id, userId, occurredAt: createdAt };
    const body = { eventKey, user: { id: userId, name, email }, eventContext };
    db.webhookDeliveries.insert({ id: deliveryId, webhookId, eventKey, body, attempts: 1, nextAttemptAt: null });
    db.webhookLogs.insert({
      id: `webhook-log-${tenant.alias}-${number}`,
      webhookId,
      deliveryId,
      attempt: 1,
      // One failure among successes, so that the log shows both.
      statusCode: number === 5 ? 503 : 200,
      body: JSON.stringify({ received: number !== 5 }),
      headers: { 'content-type': 'application/json', 'x-webhook-event': eventKey },
      createdAt,
    });
  }
}

interface Person {
  id: string;
  name: string;
  email: string;
}

function seedMessages({ db, startedAt }: Seeding, { id: tenantId, alias }: TenantRow, email: string): void {
  db.messageConfigurations.insert({
    id: `email-tokens-${alias}`,
    tenantId,
    channel: 'email',
    eventKey: 'token.created',
    enabled: true,
    subscriptions: [{ id: `subscription-owners-${alias}`, name: 'Owners', enabled: true, recipients: [email] }],
  });
  db.slackWorkspaces.insert({
    id: `slack-${alias}`,
    tenantId,
    connectedAt: new Date(startedAt - 30 * 24 * HOUR_MS).toISOString(),
  });
  const slackEvents = [{ eventKey: 'user.locked-out', channelIds: ['C02SECURITY'], title: 'A user is locked out' }];
  db.slackSubscriptions.insert({ id: `slack-security-${alias}`, tenantId, isActive: true, slackEvents });
}
