import type { Database } from '../../db/database';
import type { PaymentMethodRow, SubscriptionRow, TenantRow } from '../../db/tables';
import { beginSubscription, collect, settledSubscription } from '../../handlers/rules/billing/subscription-clock';
import type { Seeding } from '../seeding';

const DAY_MS = 24 * 3_600_000;
/** One whole month and part of the second. */
const SUBSCRIBED_DAYS = 40;
/** Cards expire long after the time of any world. */
const CARD_YEARS = 4;
/** The plan of every tenant with a subscription. */
export const PREMIUM = 'plan-premium';

/** Every tenant has paid for two months of Premium with a card, as in the preview of the portal (portal spec §9). */
export function seedBilling({ db, startedAt }: Seeding): void {
  for (const tenant of db.tenants.list()) {
    const { id: tenantId, name, alias } = tenant;
    const key = keyOf(tenant);
    db.billingConfigurations.insert({ id: `billing-${key}`, tenantId, externallyManaged: false });
    db.cardCustomers.insert({ id: `customer-${key}`, tenantId, name, email: `billing@${alias}.test` });
    insertCard(db, tenant, startedAt);
    subscribe(db, tenant, startedAt - SUBSCRIBED_DAYS * DAY_MS);
    settledSubscription({ db, now: startedAt }, tenantId);
  }
}

/** Subscribes a tenant to Premium at this time, paid if it has a card. */
export function subscribe(db: Database, tenant: TenantRow, time: number): SubscriptionRow {
  const at = new Date(time).toISOString();
  const [id, secret] = [`subscription-${keyOf(tenant)}`, `sub_secret_${keyOf(tenant)}`];
  const subscription = beginSubscription(db, { id, tenantId: tenant.id, planId: PREMIUM, secret, at });
  collect(db, subscription, at);
  return subscription;
}

/** Gives a tenant the card that is charged; charges succeed. */
export function insertCard(db: Database, tenant: TenantRow, startedAt: number): PaymentMethodRow {
  return db.paymentMethods.insert({
    id: `card-${keyOf(tenant)}`,
    tenantId: tenant.id,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: new Date(startedAt).getUTCFullYear() + CARD_YEARS,
    holder: tenant.name,
    charges: 'succeeds',
    isDefault: true,
    email: `billing@${tenant.alias}.test`,
    address: { addressLine1: tenant.address },
    authenticatedUntil: null,
  });
}

function keyOf({ id }: TenantRow): string {
  return id.replace(/^tenant-/, '');
}
