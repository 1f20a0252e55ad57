import { lastMonth } from '../../db/months';
import { forgetBilling } from '../../handlers/rules/billing/forget-billing';
import { settledSubscription } from '../../handlers/rules/billing/subscription-clock';
import type { Seeding } from '../seeding';
import { insertCard, PREMIUM, subscribe } from './billing';

const DAY_MS = 24 * 3_600_000;
const TRIAL_DAYS = 14;
const TRIAL_DAYS_LEFT = 3;
/** Short enough that the next attempt at the card is still to come. */
const OVERDUE_DAYS = 2;

/** The parts of the seeding that a billing scenario uses. */
type Part = Pick<Seeding, 'db' | 'startedAt'>;

/** Puts a tenant into the last three days of a trial of Premium, without a card. */
export function putOnEndingTrial({ db, startedAt }: Part, tenantId: string): void {
  const endsAt = startedAt + TRIAL_DAYS_LEFT * DAY_MS;
  forgetBilling(db, tenantId);
  const { id } = subscribe(db, db.tenants.get(tenantId), endsAt - TRIAL_DAYS * DAY_MS);
  const trialEndsAt = new Date(endsAt).toISOString();
  for (const invoice of db.invoices.listBy('subscriptionId', id)) db.invoices.remove(invoice.id);
  db.subscriptions.update(id, { planId: PREMIUM, status: 'trialing', trialEndsAt, periodEnd: trialEndsAt });
}

/** Declines a tenant's card at the renewal two days ago: one invoice is paid, one is not. */
export function putPastDue({ db, startedAt }: Part, tenantId: string): void {
  const tenant = db.tenants.get(tenantId);
  forgetBilling(db, tenantId);
  const card = insertCard(db, tenant, startedAt);
  const renewedAt = new Date(startedAt - OVERDUE_DAYS * DAY_MS).toISOString();
  const { id } = subscribe(db, tenant, Date.parse(lastMonth(renewedAt)));
  // After a shorter month, the day of the subscription would be too early.
  db.subscriptions.update(id, { anchoredAt: renewedAt, periodEnd: renewedAt });
  db.paymentMethods.update(card.id, { last4: '0341', charges: 'generic_decline' });
  settledSubscription({ db, now: startedAt }, tenantId);
}
