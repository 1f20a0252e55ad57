import { useApp } from '../../../../app/context';
import type { Plan } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import { ApiError } from '../../../../core/errors';
import { useBillingStore } from '../use-billing';
import { hasCard, readCard } from './card-form';
import { type CardIntent, setUpCard } from './card-setup';
import { type CardSteps, useCardSteps } from './use-card-steps';

const NEEDS_AUTHENTICATION: ErrorCode = 'ER-CARD-NEEDS-AUTHENTICATION';

/**
 * The checkout of a plan: sets up a card if one was typed, then changes the subscription.
 *
 * @see Portal spec §4 "Checkout"
 */
export function useCheckout(plan: Plan): CardSteps {
  const { http } = useApp();
  const store = useBillingStore();
  const currentCardId = () => {
    const { payment } = store.getState();
    return payment.phase === 'ready' ? payment.data?.id : undefined;
  };

  async function finish(newCardId: string | undefined): Promise<CardIntent | undefined> {
    const { checkout, refresh } = store.getState();
    if (newCardId) await refresh();
    const order = { plan, ...(newCardId && { newCardId }) };
    try {
      await checkout(order);
    } catch (error) {
      const cardId = newCardId ?? currentCardId();
      if (!cardId || !asksHolder(error)) throw error;
      const step = await setUpCard(http, undefined, cardId);
      if ('intent' in step) return step.intent;
      await checkout(order);
    }
    return undefined;
  }

  return useCardSteps({
    begin: async (values, base) => {
      await store.getState().requireUnchanged(base);
      return hasCard(values) ? setUpCard(http, readCard(values), currentCardId()) : undefined;
    },
    finish,
  });
}

function asksHolder(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === NEEDS_AUTHENTICATION;
}
