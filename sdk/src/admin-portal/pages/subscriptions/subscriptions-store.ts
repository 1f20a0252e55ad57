import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/billing';
import type { Subscription } from '../../../contract';
import type { ErrorCode } from '../../../contract/error-codes';
import { ApiError, DEFAULT_ERROR_STATUS } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import { loadedOf } from '../../parts/loaded';
import { changesOf, detailsOf, withDetails } from './billing-details';
import { loadBilling, loadInvoices, loadPaymentMethod } from './load-billing';
import type { Billing, BillingStore } from './subscriptions-state';

export interface BillingContext {
  http: HttpClient;
  /** Absent without an active tenant. */
  tenantId: string | undefined;
}

/** Status of a change that the state of the subscription does not permit. */
const CONFLICT = 409;

/**
 * Creates the store of a tenant's subscription, card and invoices.
 *
 * @see Portal spec §4 "Subscription", "Checkout", "Payment method"
 */
export function createBillingStore({ http, tenantId }: BillingContext): StoreApi<BillingStore> {
  return createStore<BillingStore>()((set, get) => {
    const read = async () => {
      if (!tenantId) throw refusal('Not authorized', 'ER-UNAUTHORIZED');
      return loadBilling(http, tenantId);
    };
    const ready = (): Billing => {
      const { billing } = get();
      if (billing.phase !== 'ready') throw new Error('billing: nothing can be changed before it is loaded');
      return billing.data;
    };
    const patch = (changes: Partial<Billing>) => set({ billing: { phase: 'ready', data: { ...ready(), ...changes } } });

    /** Loads again what a change has affected. If that fails, the page goes on showing what the change was to do. */
    async function refresh(): Promise<void> {
      const [billing, payment, invoices] = await Promise.all([
        loadedOf(read()),
        loadedOf(loadPaymentMethod(http)),
        loadedOf(loadInvoices(http)),
      ]);
      if (billing.phase === 'ready') set({ billing });
      if (payment.phase === 'ready') set({ payment });
      if (invoices.phase === 'ready') set({ invoices });
    }

    /** Runs a change of the subscription. A refusal may mean that the page shows an old state. */
    async function change(call: () => Promise<unknown>, changes: Partial<Billing>): Promise<void> {
      try {
        await call();
      } catch (error) {
        if (error instanceof ApiError && error.statusCode === CONFLICT) await refresh();
        throw error;
      }
      patch(changes);
      await refresh();
    }

    return {
      billing: { phase: 'loading' },
      payment: { phase: 'loading' },
      invoices: { phase: 'loading' },

      load: async () => {
        set({ billing: { phase: 'loading' } });
        const [billing] = await Promise.all([loadedOf(read()), get().loadPayment(), get().loadInvoices()]);
        set({ billing });
      },

      loadPayment: async () => {
        set({ payment: { phase: 'loading' } });
        set({ payment: await loadedOf(loadPaymentMethod(http)) });
      },

      loadInvoices: async () => {
        set({ invoices: { phase: 'loading' } });
        set({ invoices: await loadedOf(loadInvoices(http)) });
      },

      refresh,

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
        set({ billing: { phase: 'ready', data: current } });
        throw changedMeanwhile();
      },

      checkout: async ({ plan, newCardId }) => {
        const billing = ready();
        const { id } = changeable(billing);
        const { payment } = get();
        const card = payment.phase === 'ready' ? payment.data : null;
        // The trial goes on to its end, when the service charges the card (portal spec §4 "Checkout").
        if (isConfirmedLocally(billing, plan.id) && card && !newCardId) return patch({ status: 'active' });
        const order = { planId: plan.id, paymentMethodId: newCardId ?? card?.id ?? '' };
        await change(() => api.updateManagedSubscription(http, id, order), { plan, status: 'active' });
      },

      saveDetails: async (base, details) => {
        const current = await loadPaymentMethod(http);
        if (current?.id !== base.id || JSON.stringify(detailsOf(current)) !== JSON.stringify(detailsOf(base))) {
          set({ payment: { phase: 'ready', data: current } });
          throw changedMeanwhile();
        }
        const changes = changesOf(detailsOf(base), details);
        if (Object.keys(changes).length === 0) return;
        const saved = await api.updateBillingDetails(http, base.id, changes);
        set({ payment: { phase: 'ready', data: withDetails(current, saved, details) } });
        const payment = await loadedOf(loadPaymentMethod(http));
        if (payment.phase === 'ready') set({ payment });
      },
    };
  });
}

/**
 * The subscription, if the tenant may change it.
 *
 * @see Portal spec §4 "Subscription", §8
 */
function changeable({ subscription, externallyManaged }: Billing): Subscription {
  if (!subscription) throw refusal('Subscription not found', 'ER-NOT-FOUND');
  if (externallyManaged) throw refusal('Billing is externally managed', 'ER-BILLING-EXTERNALLY-MANAGED');
  return subscription;
}

function isConfirmedLocally({ status, plan }: Billing, planId: string): boolean {
  return status === 'trialing' && plan?.id === planId;
}

const otherState = () => refusal('The subscription is in another state', 'ER-SUBSCRIPTION-STATE');

function refusal(message: string, errorCode: ErrorCode): ApiError {
  return new ApiError(message, { statusCode: DEFAULT_ERROR_STATUS, errorCode });
}

/** What another user may have changed, as a text. */
function stateOf({ subscription, plan }: Billing): string {
  const { id, status, cancellation } = subscription ?? {};
  return JSON.stringify([id, status, cancellation?.policy, plan?.id, plan?.price]);
}
