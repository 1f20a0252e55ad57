import type { Plan } from '../../../../contract';
import type { Billing } from '../subscriptions-state';

/** How a plan relates to the current one; `none` for the current plan itself. */
export type PlanChange = 'none' | 'upgrade' | 'downgrade' | 'switch';

/** How a plan relates to the one that the tenant has. */
export function planChangeOf({ plan: current }: Pick<Billing, 'plan'>, plan: Plan): PlanChange {
  if (current?.id === plan.id) return 'none';
  const difference = plan.price.amount - (current?.price.amount ?? 0);
  if (difference === 0) return 'switch';
  return difference > 0 ? 'upgrade' : 'downgrade';
}
