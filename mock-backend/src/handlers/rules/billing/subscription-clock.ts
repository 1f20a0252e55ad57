import type { Database } from '../../../db/database';
import { nextMonth } from '../../../db/months';
import type { SubscriptionRow } from '../../../db/tables';
import { chargeProblem, defaultMethod } from './cards';
import { closeInvoices, openInvoices, writeInvoice } from './invoices';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a first payment may stay unconfirmed. */
const FIRST_PAYMENT_HOURS = 23;
/** Days after a renewal has failed on which the card is charged again; after the last one the subscription expires. */
const RETRY_DAYS: readonly number[] = [3, 5, 7];

/** Rows and the time they are brought up to, in milliseconds since 1970. */
export interface Ledger {
  db: Database;
  now: number;
}

/** The next change of a subscription at a set time: the end of a trial or period, a retry. */
interface DueChange {
  at: number;
  take(db: Database, subscription: SubscriptionRow, at: string): void;
}

/**
 * A tenant's newest subscription, after everything that has happened to it by now: trials end, periods are charged,
 * failed charges are tried again, cancellations take effect. The outcome does not depend on when it is called.
 */
export function settledSubscription({ db, now }: Ledger, tenantId: string): SubscriptionRow | undefined {
  for (;;) {
    const subscription = db.subscriptions.listBy('tenantId', tenantId).at(-1);
    const change = subscription && nextDueChange(subscription);
    if (!change || change.at > now) return subscription;
    change.take(db, subscription, new Date(change.at).toISOString());
  }
}

/** The values of a new subscription. */
export interface NewSubscription {
  id: string;
  tenantId: string;
  planId: string;
  secret: string;
  at: string;
}

/**
 * Subscribes a tenant in place of an earlier subscription, whose credit it takes over. It waits for its first payment
 * unless there is nothing to pay.
 */
export function beginSubscription(db: Database, { at, ...row }: NewSubscription): SubscriptionRow {
  const before = db.subscriptions.listBy('tenantId', row.tenantId).at(-1);
  if (before) replace(db, before, at);
  const subscription = db.subscriptions.insert({
    ...row,
    status: 'active',
    cancelAtPeriodEnd: false,
    startedAt: at,
    anchoredAt: at,
    periodStart: at,
    periodEnd: nextMonth(at, at),
    trialEndsAt: null,
    overdueSince: null,
    failedAttempts: 0,
    endedAt: null,
    creditCents: before?.creditCents ?? 0,
  });
  writePeriodInvoice(db, subscription, at);
  const status = openInvoices(db, row.id).length > 0 ? 'incomplete' : 'active';
  return db.subscriptions.update(row.id, { status });
}

/** Charges the first month of the plan at this moment; a month begins. */
export function beginPeriod(db: Database, subscription: SubscriptionRow, at: string): void {
  const period = { anchoredAt: at, periodStart: at, periodEnd: nextMonth(at, at) };
  const fresh = { cancelAtPeriodEnd: false, trialEndsAt: null, overdueSince: null, failedAttempts: 0, endedAt: null };
  chargePeriod(db, db.subscriptions.update(subscription.id, { ...period, ...fresh, status: 'active' }), at);
}

/** Pays what is open with the default card, if it can be charged; otherwise nothing happens. */
export function collect(db: Database, { id, tenantId }: SubscriptionRow, at: string): boolean {
  const isPaid = chargeProblem(defaultMethod(db, tenantId), Date.parse(at)) === null;
  if (isPaid) {
    closeInvoices(db, id, 'paid', at);
    db.subscriptions.update(id, { status: 'active', overdueSince: null, failedAttempts: 0 });
  }
  return isPaid;
}

/** Whether the vendor bills this tenant by other means. */
export function isExternallyManaged(db: Database, tenantId: string): boolean {
  return db.billingConfigurations.findBy('tenantId', tenantId)?.externallyManaged ?? false;
}

function nextDueChange(subscription: SubscriptionRow): DueChange | undefined {
  const { status, trialEndsAt, periodEnd, overdueSince, startedAt, failedAttempts } = subscription;
  if (status === 'trialing' && trialEndsAt !== null) return { at: Date.parse(trialEndsAt), take: endTrial };
  if (status === 'active') return { at: Date.parse(periodEnd), take: endPeriod };
  if (status !== 'incomplete') return undefined;
  if (overdueSince === null) return { at: Date.parse(startedAt) + FIRST_PAYMENT_HOURS * HOUR_MS, take: expire };
  const retryDay = RETRY_DAYS[failedAttempts - 1] ?? 0;
  return { at: Date.parse(overdueSince) + retryDay * DAY_MS, take: tryAgain };
}

/** With a card a trial becomes the first paid month; without one the vendor's configuration decides. */
function endTrial(db: Database, subscription: SubscriptionRow, at: string): void {
  const { id, tenantId, planId } = subscription;
  const { trialEndAction, defaultPlanId } = vendorBillingOf(db);
  const goesOn = defaultMethod(db, tenantId) || isExternallyManaged(db, tenantId) || isFree(db, planId);
  if (!goesOn && trialEndAction === 'retain_trial') {
    db.subscriptions.update(id, { status: 'trialEnded', endedAt: at });
    return;
  }
  beginPeriod(db, goesOn ? subscription : db.subscriptions.update(id, { planId: defaultPlanId }), at);
}

function endPeriod(db: Database, subscription: SubscriptionRow, at: string): void {
  const { id, cancelAtPeriodEnd, anchoredAt } = subscription;
  if (cancelAtPeriodEnd) {
    db.subscriptions.update(id, { status: 'canceled', cancelAtPeriodEnd: false, endedAt: at });
    return;
  }
  chargePeriod(db, db.subscriptions.update(id, { periodStart: at, periodEnd: nextMonth(at, anchoredAt) }), at);
}

function chargePeriod(db: Database, subscription: SubscriptionRow, at: string): void {
  const { id } = subscription;
  writePeriodInvoice(db, subscription, at);
  if (openInvoices(db, id).length === 0 || collect(db, subscription, at)) return;
  db.subscriptions.update(id, { status: 'incomplete', overdueSince: at, failedAttempts: 1 });
}

function writePeriodInvoice(db: Database, subscription: SubscriptionRow, at: string): void {
  const { tenantId, planId, periodStart, periodEnd } = subscription;
  if (isFree(db, planId) || isExternallyManaged(db, tenantId)) return;
  const { name, amount } = db.plans.get(planId);
  const lines = [{ description: `${name}, one month`, amount }];
  writeInvoice(db, subscription, { lines, periodStart, periodEnd }, at);
}

function replace(db: Database, before: SubscriptionRow, at: string): void {
  if (before.status === 'incomplete') expire(db, before, at);
  db.subscriptions.update(before.id, { creditCents: 0 });
}

function tryAgain(db: Database, subscription: SubscriptionRow, at: string): void {
  const { id, failedAttempts } = subscription;
  if (collect(db, subscription, at)) return;
  if (failedAttempts >= RETRY_DAYS.length) expire(db, subscription, at);
  else db.subscriptions.update(id, { failedAttempts: failedAttempts + 1 });
}

function expire(db: Database, { id }: SubscriptionRow, at: string): void {
  closeInvoices(db, id, 'void', at);
  db.subscriptions.update(id, { status: 'expired', cancelAtPeriodEnd: false, endedAt: at });
}

/** The vendor's billing configuration. */
export function vendorBillingOf(db: Database) {
  const [billing] = db.vendorBilling.list();
  if (!billing) throw new Error('This world has no billing.');
  return billing;
}

function isFree(db: Database, planId: string): boolean {
  return db.plans.get(planId).amount === 0;
}
