import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/billing';
import type { Subscription } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import { reloadOnConflict } from '../../parts/reload-on-conflict';
import { billingRefusal } from './billing-refusal';
import type { Billing, BillingStore } from './subscriptions-state';

type SubscriptionActions = Pick<BillingStore, 'cancel' | 'renew' | 'requireUnchanged' | 'checkout'>;

/**
 * Creates the actions on the subscription.
 *
 * @param read Loads the current billing.
 * @see Portal spec §4 "Subscription", "Checkout"
 */
export function createSubscriptionActions(
  http: HttpClient,
  { getState, setState }: Pick<StoreApi<BillingStore>, 'getState' | 'setState'>,
  read: () => Promise<Billing>,
): SubscriptionActions {
  const ready = () => readyBilling(getState());
  const show = (data: Billing) => setState({ billing: { phase: 'ready', data } });

  /** Runs a change of the subscription, which its state may not permit. */
  async function change(call: () => Promise<unknown>, changes: Partial<Billing>): Promise<void> {
    await call().catch((error) => reloadOnConflict(error, getState().refresh));
    show({ ...ready(), ...changes });
    await getState().refresh();
  }

  return {
    cancel: async () => {
      const subscription = changeable(ready());
      if (subscription.cancellation || ready().status !== 'active') throw otherState();
      const cancelled: Subscription = { ...subscription, cancellation: { policy: 'atPeriodEnd' } };
      await change(() => api.cancelManagedSubscription(http, subscription.id), { subscription: cancelled });
    },

    renew: async () => {
      const subscription = changeable(ready());
      if (subscription.cancellation?.policy !== 'atPeriodEnd') throw otherState();
      const renewed: Subscription = { ...subscription, cancellation: null };
      await change(() => api.renewManagedSubscription(http, subscription.id), { subscription: renewed });
    },

    requireUnchanged: async (base) => {
      const current = await read();
      if (stateOf(current) === stateOf(base)) return;
      show(current);
      throw changedMeanwhile();
    },

    checkout: async ({ plan, newCardId }) => {
      const billing = ready();
      const { id } = changeable(billing);
      const { payment } = getState();
      const card = payment.phase === 'ready' ? payment.data : null;
      // The trial goes on to its end, when the service charges the card (portal spec §4 "Checkout").
      if (isConfirmedLocally(billing, plan.id) && card && !newCardId) return show({ ...billing, status: 'active' });
      const order = { planId: plan.id, paymentMethodId: newCardId ?? card?.id ?? '' };
      await change(() => api.updateManagedSubscription(http, id, order), { plan, status: 'active' });
    },
  };
}

function readyBilling({ billing }: BillingStore): Billing {
  if (billing.phase !== 'ready') throw new Error('billing: nothing can be changed before it is loaded');
  return billing.data;
}

/**
 * The subscription, if the tenant may change it.
 *
 * @see Portal spec §4 "Subscription", §8
 */
function changeable({ subscription, externallyManaged }: Billing): Subscription {
  if (!subscription) throw billingRefusal('Subscription not found', 'ER-NOT-FOUND');
  if (externallyManaged) throw billingRefusal('Billing is externally managed', 'ER-BILLING-EXTERNALLY-MANAGED');
  return subscription;
}

function isConfirmedLocally({ status, plan }: Billing, planId: string): boolean {
  return status === 'trialing' && plan?.id === planId;
}

const otherState = () => billingRefusal('The subscription is in another state', 'ER-SUBSCRIPTION-STATE');

/** What another user may have changed, as a text. */
function stateOf({ subscription, plan }: Billing): string {
  const { id, status, cancellation } = subscription ?? {};
  return JSON.stringify([id, status, cancellation?.policy, plan?.id, plan?.price]);
}
