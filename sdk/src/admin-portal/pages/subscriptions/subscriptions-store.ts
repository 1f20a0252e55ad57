import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../../../core/http-client';
import { loadedOf } from '../../parts/loaded';
import { loadBilling, loadInvoices, loadPaymentMethod } from './load-billing';
import { createPaymentActions } from './payment-actions';
import { createSubscriptionActions } from './subscription-actions';
import type { BillingStore } from './subscriptions-state';

export interface BillingContext {
  http: HttpClient;
  /** Absent without an active tenant. */
  tenantId: string | undefined;
  /** Loads the entitlements of the session, which the plan decides. Default: the host does, after its checkout. */
  reloadEntitlements?: () => Promise<void>;
}

/**
 * Creates the store of a tenant's subscription, card and invoices.
 *
 * @see Portal spec §4 "Subscription", "Checkout", "Payment method"
 */
export function createBillingStore({ http, tenantId, reloadEntitlements }: BillingContext): StoreApi<BillingStore> {
  return createStore<BillingStore>()((set, get, store) => {
    const read = () => loadBilling(http, tenantId);
    return {
      ...createSubscriptionActions(http, store, read),
      ...createPaymentActions(http, store),
      billing: { phase: 'loading' },
      payment: { phase: 'loading' },
      invoices: { phase: 'loading' },

      load: async () => {
        set({ billing: { phase: 'loading' } });
        const [billing] = await Promise.all([loadedOf(read()), get().loadPayment(), get().loadInvoices()]);
        set({ billing });
      },

      loadInvoices: async () => {
        set({ invoices: { phase: 'loading' } });
        set({ invoices: await loadedOf(loadInvoices(http)) });
      },

      // If this fails after a change, the page goes on showing what the change was to do.
      refresh: async () => {
        const [billing, payment, invoices] = await Promise.all([
          loadedOf(read()),
          loadedOf(loadPaymentMethod(http)),
          loadedOf(loadInvoices(http)),
          reloadEntitlements?.(),
        ]);
        if (billing.phase === 'ready') set({ billing });
        if (payment.phase === 'ready') set({ payment });
        if (invoices.phase === 'ready') set({ invoices });
      },
    };
  });
}
