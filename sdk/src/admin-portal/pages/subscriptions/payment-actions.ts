import type { StoreApi } from 'zustand/vanilla';
import { updateBillingDetails } from '../../../api/billing';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile } from '../../parts/changed-meanwhile';
import { loadedOf } from '../../parts/loaded';
import { changesOf, detailsOf, withDetails } from './billing-details';
import { loadPaymentMethod } from './load-billing';
import type { BillingStore } from './subscriptions-state';

/** Creates the actions on the card and its billing details. */
export function createPaymentActions(
  http: HttpClient,
  { setState }: Pick<StoreApi<BillingStore>, 'setState'>,
): Pick<BillingStore, 'loadPayment' | 'saveDetails'> {
  return {
    loadPayment: async () => {
      setState({ payment: { phase: 'loading' } });
      setState({ payment: await loadedOf(loadPaymentMethod(http)) });
    },

    saveDetails: async (base, details) => {
      const current = await loadPaymentMethod(http);
      if (current?.id !== base.id || JSON.stringify(detailsOf(current)) !== JSON.stringify(detailsOf(base))) {
        setState({ payment: { phase: 'ready', data: current } });
        throw changedMeanwhile();
      }
      const changes = changesOf(detailsOf(base), details);
      if (Object.keys(changes).length === 0) return;
      const saved = await updateBillingDetails(http, base.id, changes);
      setState({ payment: { phase: 'ready', data: withDetails(current, saved, details) } });
      const payment = await loadedOf(loadPaymentMethod(http));
      if (payment.phase === 'ready') setState({ payment });
    },
  };
}
