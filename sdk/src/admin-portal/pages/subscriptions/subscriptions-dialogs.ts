import type { DialogsOf } from '../../parts/page-definition';

/** State of a dialog over the subscription. */
export type SubscriptionsDialog =
  | { kind: 'checkout'; planId: string }
  | { kind: 'replaceCard' }
  | { kind: 'editBillingDetails' }
  | { kind: 'cancelPlan' }
  | { kind: 'renewPlan' };

/** The dialogs of the page, by their addresses. */
export const subscriptionsDialogs: DialogsOf<SubscriptionsDialog> = {
  checkout: (planId) => (planId ? { kind: 'checkout', planId } : undefined),
  replaceCard: () => ({ kind: 'replaceCard' }),
  editBillingDetails: () => ({ kind: 'editBillingDetails' }),
  cancelPlan: () => ({ kind: 'cancelPlan' }),
  renewPlan: () => ({ kind: 'renewPlan' }),
};
