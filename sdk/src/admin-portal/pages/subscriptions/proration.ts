import type { Plan } from '../../../contract';
import { isRunning } from './plan-status';
import type { Billing } from './subscriptions-state';

/** What a checkout costs at once, and what it leaves as credit for later invoices, in minor units. */
export interface Proration {
  due: number;
  credit: number;
}

/** What the checkout of a plan depends on. */
export interface CheckoutBasis {
  billing: Pick<Billing, 'subscription' | 'status' | 'plan'>;
  /** The unpaid invoices of the subscription, in minor units. */
  owed: number;
  now: number;
}

/**
 * Estimates the cost of a plan before the user pays: the rest of the period at the new price, less the unused rest at the
 * old one. The service charges by its own clock, and uses up credit that the browser does not know.
 */
export function prorate({ billing, owed, now }: CheckoutBasis, next: Plan): Proration {
  const { subscription, status, plan: current } = billing;
  const whole = { due: next.price.amount, credit: 0 };
  if (!subscription || !status || !isRunning(status) || status === 'trialing') return whole;
  if (current?.id === next.id) return { due: owed, credit: 0 };
  if (!current || current.price.amount === 0) return { due: owed + whole.due, credit: 0 };
  const share = shareLeft(subscription, now);
  const difference = Math.round(next.price.amount * share) - Math.round(current.price.amount * share);
  return { due: owed + Math.max(0, difference), credit: Math.max(0, -difference) };
}

/** The part of the period that is left, from 0 to 1. */
function shareLeft(
  { currentPeriodStart, currentPeriodEnd }: NonNullable<Billing['subscription']>,
  now: number,
): number {
  const [start, end] = [Date.parse(currentPeriodStart), Date.parse(currentPeriodEnd)];
  return end > start ? Math.min(1, Math.max(0, (end - now) / (end - start))) : 0;
}
