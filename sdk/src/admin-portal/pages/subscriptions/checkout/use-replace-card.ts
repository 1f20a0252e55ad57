import { useApp } from '../../../../app/context';
import { useBillingStore } from '../use-billing';
import { readCard } from './card-form';
import { setUpCard } from './card-setup';
import { type CardSteps, useCardSteps } from './use-card-steps';

/** Replaces the card that is charged, or sets up the first one. The provider pays with it what is outstanding. */
export function useReplaceCard(): CardSteps {
  const { http } = useApp();
  const store = useBillingStore();
  return useCardSteps({
    begin: async (values) => {
      const { payment, refresh } = store.getState();
      const current = payment.phase === 'ready' ? payment.data?.id : undefined;
      try {
        return await setUpCard(http, readCard(values), current);
      } catch (error) {
        // Another administrator may have replaced the card: the next attempt replaces that one.
        await refresh();
        throw error;
      }
    },
    finish: async () => {
      await store.getState().refresh();
      return undefined;
    },
  });
}
