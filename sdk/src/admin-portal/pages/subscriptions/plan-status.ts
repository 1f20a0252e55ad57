import type { Subscription, SubscriptionStatus } from '../../../contract';

/** State of a subscription as the portal shows it (portal spec §4). */
export type PlanStatus = 'active' | 'incomplete' | 'canceled' | 'expired' | 'trialing';

const known: Readonly<Partial<Record<SubscriptionStatus, PlanStatus>>> = {
  active: 'active',
  incomplete: 'incomplete',
  canceled: 'canceled',
  expired: 'expired',
  trialing: 'trialing',
};

/** The state that the portal shows for one of the service's: any other than these five is `expired`. */
export function planStatusOf({ status }: Pick<Subscription, 'status'>): PlanStatus {
  return (Object.hasOwn(known, status) && known[status]) || 'expired';
}

/** Whether the plan is in use and goes on: a plan that has ended is subscribed to again, not changed. */
export function isRunning(status: PlanStatus): boolean {
  return status === 'active' || status === 'incomplete' || status === 'trialing';
}
