import type { PaymentMethodRow, PlanRow, SubscriptionRow } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';
import { makeDefault, refuseCard, requireCharge } from './cards';
import { amountDue, closeInvoices, openInvoices, writeInvoice } from './invoices';
import { beginPeriod, collect } from './subscription-clock';

type Lines = Parameters<typeof writeInvoice>[2]['lines'];

/** What a change of plan comes to: lines to charge now, or credit for later, in minor units. */
interface Proration {
  lines: Lines;
  creditCents: number;
}

/**
 * Goes over to a plan and a card, all or nothing: what is due is charged now, else the call ends with 402. What is
 * outstanding is paid on the way, and a subscription that has ended begins again.
 */
export function changeSubscription(
  context: Context,
  subscription: SubscriptionRow,
  plan: PlanRow,
  method: PaymentMethodRow | undefined,
): void {
  const { db } = context;
  const at = isoAfter(context, 0);
  if (dueNow(context, subscription, plan) > 0) requireCharge(context, method ?? refuseCard(context, 'no_card'));
  if (method) makeDefault(db, method);
  if (!isRunning(subscription)) {
    closeInvoices(db, subscription.id, 'void', at);
    beginPeriod(db, db.subscriptions.update(subscription.id, { planId: plan.id }), at);
    return;
  }
  if (subscription.overdueSince !== null) collect(db, subscription, at);
  if (plan.id !== subscription.planId) switchPlan(context, db.subscriptions.get(subscription.id), plan);
}

function switchPlan(context: Context, subscription: SubscriptionRow, plan: PlanRow): void {
  const { db } = context;
  const { id, planId, creditCents } = subscription;
  const at = isoAfter(context, 0);
  if (db.plans.get(planId).amount === 0) {
    beginPeriod(db, db.subscriptions.update(id, { planId: plan.id }), at);
    return;
  }
  const proration = prorate(context, subscription, plan);
  const changes = { planId: plan.id, cancelAtPeriodEnd: false, creditCents: creditCents + proration.creditCents };
  const changed = db.subscriptions.update(id, changes);
  if (proration.lines.length === 0) return;
  writeInvoice(db, changed, { lines: proration.lines, periodStart: at, periodEnd: subscription.periodEnd }, at);
  collect(db, db.subscriptions.get(id), at);
}

/** What this change charges at once, in minor units. */
function dueNow(context: Context, subscription: SubscriptionRow, plan: PlanRow): number {
  const { db } = context;
  const current = db.plans.get(subscription.planId);
  const whole = amountDue([{ description: plan.name, amount: plan.amount }], subscription);
  if (!isRunning(subscription)) return whole;
  const owed = openInvoices(db, subscription.id).reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  if (plan.id === current.id) return owed;
  if (current.amount === 0) return owed + whole;
  return owed + amountDue(prorate(context, subscription, plan).lines, subscription);
}

/** The rest of the period at the price of the new plan, less the rest at the old one, to the millisecond. */
function prorate({ db, clock }: Context, subscription: SubscriptionRow, plan: PlanRow): Proration {
  const current = db.plans.get(subscription.planId);
  const [start, end] = [Date.parse(subscription.periodStart), Date.parse(subscription.periodEnd)];
  const share = Math.max(0, end - clock.now()) / (end - start);
  const unused = Math.round(current.amount * share);
  const rest = Math.round(plan.amount * share);
  if (rest <= unused) return { lines: [], creditCents: unused - rest };
  const lines = [
    { description: `Rest of the month with ${plan.name}`, amount: rest },
    { description: `Unused time with ${current.name}`, amount: -unused },
  ];
  return { lines, creditCents: 0 };
}

/** Whether its period continues: paid, or overdue with a renewal. */
function isRunning({ status, overdueSince }: SubscriptionRow): boolean {
  return status === 'active' || (status === 'incomplete' && overdueSince !== null);
}
