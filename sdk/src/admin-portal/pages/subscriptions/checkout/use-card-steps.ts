import { useState } from 'react';
import { useApp } from '../../../../app/context';
import { ApiError, LOWEST_CLIENT_ERROR_STATUS, LOWEST_SERVER_ERROR_STATUS } from '../../../../core/errors';
import type { FormValues } from '../../../../ui/Form';
import { type ConflictingSave, useSaveOnBase } from '../../../parts/use-conflicting-save';
import type { Billing } from '../subscriptions-state';
import { useBillingData } from '../use-billing';
import { answerBank, type CardIntent, type CardStep } from './card-setup';

/** What a form with a card does. */
export interface CardStepsOptions {
  /** Sets a card up, or returns nothing if none is needed. */
  begin: (values: FormValues, base: Billing) => Promise<CardStep | undefined>;
  /** Goes on with the card; returns what the bank asks its holder. */
  finish: (cardId: string | undefined) => Promise<CardIntent | undefined>;
}

/** How far a form with a card is. */
export interface CardSteps {
  saving: ConflictingSave<FormValues>;
  /** The bank asks the holder to confirm: the next values of the form are the answer. */
  isChallenged: boolean;
  isDone: boolean;
}

/** The steps of a form with a card: the card, the question of its holder's bank, and the end. */
export function useCardSteps({ begin, finish }: CardStepsOptions): CardSteps {
  const { http } = useApp();
  const [intent, setIntent] = useState<CardIntent>();
  const [isDone, setDone] = useState(false);
  const saving = useSaveOnBase(useBillingData(), async (values, base) => {
    let isAnswered = false;
    try {
      const step = intent ? await answerBank(http, intent, outcomeOf(values)) : await begin(values, base);
      isAnswered = true;
      const next = step && 'intent' in step ? step.intent : await finish(step?.cardId);
      setIntent(next);
      setDone(!next);
    } catch (error) {
      // The bank asks only once. Until it has an answer, a failure may pass, and the question stays.
      if (isAnswered || isRefusal(error)) setIntent(undefined);
      throw error;
    }
  });
  return { saving, isChallenged: intent !== undefined, isDone };
}

function outcomeOf({ outcome }: FormValues): 'approved' | 'rejected' {
  return outcome === 'approved' ? outcome : 'rejected';
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.statusCode >= LOWEST_CLIENT_ERROR_STATUS && error.statusCode < LOWEST_SERVER_ERROR_STATUS;
}
