import {
  authenticateCard,
  confirmCardSetup,
  createSetupIntent,
  getCardProviderConfiguration,
  listPaymentProviders,
} from '../../../../api/billing-card-provider';
import type { AuthenticateCardRequest, CardDetails, CardSetup } from '../../../../contract';
import { ApiError } from '../../../../core/errors';
import type { HttpClient } from '../../../../core/http-client';
import { changedMeanwhile } from '../../../parts/changed-meanwhile';

/** `status` of a provider that is set up (portal spec §4 "Checkout"). */
export const PROVIDER_SET_UP = '1';
/** How the key of a provider begins that takes real cards. */
const LIVE_KEY = 'pk_live_';
const NOT_FOUND = 404;

/**
 * Whether cards can be entered here: not without a provider, and not with one that takes real cards, whose numbers only
 * its own script may see.
 */
export type CardProviderState = 'ready' | 'missing' | 'live';

/** The setup of a card that waits for its holder's bank. */
export interface CardIntent {
  id: string;
  secret: string;
}

/** A card that is set up, or that waits for its holder's bank. */
export type CardStep = { cardId: string } | { intent: CardIntent };

/** Loads whether cards can be entered. */
export async function loadCardProvider(http: HttpClient): Promise<CardProviderState> {
  const providers = await listPaymentProviders(http);
  if (!Array.isArray(providers) || !providers.some((provider) => provider?.status === PROVIDER_SET_UP))
    return 'missing';
  const { publishableKey } = await getCardProviderConfiguration(http);
  return String(publishableKey ?? '').startsWith(LIVE_KEY) ? 'live' : 'ready';
}

/**
 * Hands a card to the simulated provider, in place of another one; without a card, the holder of the other one confirms
 * it. The card's data goes into this call alone.
 *
 * @throws {ApiError} A conflict if the other card is gone.
 */
export async function setUpCard(http: HttpClient, card: CardDetails | undefined, otherId?: string): Promise<CardStep> {
  const { id, setupIntentSecret } = await createSetupIntent(http, { paymentMethodId: otherId ?? null }).catch(noteGone);
  const setup = await confirmCardSetup(http, id, { setupIntentSecret, ...(card && { card }) });
  return setup.status === 'requires_action' ? { intent: { id, secret: setupIntentSecret } } : stepOf(setup);
}

/** Answers the simulated bank for the card's holder. */
export async function answerBank(
  http: HttpClient,
  { id, secret }: CardIntent,
  outcome: AuthenticateCardRequest['outcome'],
): Promise<CardStep> {
  return stepOf(await authenticateCard(http, id, { setupIntentSecret: secret, outcome }));
}

function stepOf({ paymentMethodId }: CardSetup): CardStep {
  if (!paymentMethodId) throw new TypeError('The card that was set up has no id');
  return { cardId: paymentMethodId };
}

/** Another administrator has replaced the card meanwhile. */
function noteGone(error: unknown): never {
  throw error instanceof ApiError && error.statusCode === NOT_FOUND ? changedMeanwhile() : error;
}
