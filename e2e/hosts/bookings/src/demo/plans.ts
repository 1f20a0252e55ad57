import type { World } from '@portico/mock-backend';
import type { Plan, Subscription } from '@portico/sdk/contract';
import type { PlanOffer } from '../api/types';
import { askAs, type Caller } from './service';

const BILLING = '/subscriptions/resources/billing';

/** The most expensive plan of the service. */
export async function readOffer({ ask }: Pick<Caller, 'ask'>): Promise<PlanOffer> {
  const { id, name, price } = dearest(await ask<Plan[]>(`${BILLING}/plans/v1`));
  return { id, name, amount: price.amount, currency: price.currency };
}

/** Puts the tenant of an administrator on the plan that costs nothing. */
export async function takeFreePlan(world: World, administrator: string): Promise<void> {
  const { transport } = world.connect({ signedInAs: administrator });
  const signedOut = askAs(transport, '');
  const { accessToken } = await signedOut<{ accessToken: string }>(
    '/identity/resources/auth/v1/user/token/refresh',
    'POST',
    {},
  );
  const ask = askAs(transport, `Bearer ${accessToken}`);
  const free = (await ask<Plan[]>(`${BILLING}/plans/v1`)).find(({ price }) => price.amount === 0);
  if (free) {
    const [subscription] = await ask<Subscription[]>(`${BILLING}/subscriptions/v1`);
    const change = { planId: free.id, paymentMethodId: '' };
    await ask(`${BILLING}/subscriptions/v1/${subscription?.id}`, 'PUT', change);
  }
  await ask('/identity/resources/auth/v1/logout', 'POST', {});
}

function dearest(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (plan.price.amount > best.price.amount ? plan : best));
}
