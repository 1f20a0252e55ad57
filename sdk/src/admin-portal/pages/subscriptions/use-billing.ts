import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useApp } from '../../../app/context';
import { usePermission } from '../../parts/use-access';
import { subscriptionsPermissions } from './subscriptions-permissions';
import type { Billing, BillingStore } from './subscriptions-state';

/** Provides the page's store to its descendants. */
export const BillingContext = createContext<StoreApi<BillingStore> | null>(null);

/** Returns the page's store. */
export function useBillingStore(): StoreApi<BillingStore> {
  const store = useContext(BillingContext);
  if (!store) throw new Error('useBillingStore: no <SubscriptionsPage> above this component.');
  return store;
}

/** Selects from the page's store; renders again only when the selected value changes. */
export function useBilling<T>(select: (billing: BillingStore) => T): T {
  return useStore(useBillingStore(), select);
}

/** The subscription and the plans, for parts that are shown once they are loaded. */
export function useBillingData(): Billing {
  return useBilling(({ billing }) => {
    if (billing.phase !== 'ready') throw new Error('useBillingData: the subscription is not loaded yet.');
    return billing.data;
  });
}

/** Whether the signed-in user can change the subscription and the card: not if the vendor bills by other means. */
export function useMayChange(): boolean {
  const mayChange = usePermission(subscriptionsPermissions.change);
  const isExternal = useBilling(({ billing }) => billing.phase === 'ready' && billing.data.externallyManaged);
  return mayChange && !isExternal;
}

/** Whether the vendor's document shows the invoices (portal spec §2 "Page contents"). */
export function useInvoicesShown(): boolean {
  return useStore(useApp().metadata, ({ document }) => {
    const fields = document.themeV2?.adminPortal?.pages?.subscriptions?.fieldsProperties;
    return fields?.invoices?.appearance !== 'hidden';
  });
}
