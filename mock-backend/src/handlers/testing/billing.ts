import * as api from '../../../../sdk/src/api/billing';
import type { SubscriptionRow } from '../../db/tables';
import { quickWorld, signIn } from './browser';

export const DAY_MS = 24 * 3_600_000;
export const ACME = 'tenant-acme';
export const CARD = 'card-acme';
export const PREMIUM = 'plan-premium';
export const FREE = 'plan-free';
/** Premium costs 10,000 cents a month, Free nothing (portal spec §9). */
export const PREMIUM_CENTS = 10_000;

type Tables = Record<string, Record<string, unknown>[]>;

export type TestBilling = Awaited<ReturnType<typeof openBilling>>;

/** Opens a world at noon of 10 March 2026, with the billing of Acme as its administrator sees it. For tests. */
export async function openBilling() {
  const world = quickWorld({ now: '2026-03-10T12:00:00Z' });
  const billing = {
    world,
    admin: await signIn(world, 'ada@acme.test'),
    async current() {
      const [newest] = await api.listManagedSubscriptions(billing.admin.http);
      return expectFound(newest, 'subscription');
    },
    /** Sets the clock. The administrator signs in again, since the session has expired by then. */
    async moveTo(date: string | number) {
      world.clock.set(date);
      billing.admin = await signIn(world, 'ada@acme.test');
    },
    async update(planId: string, paymentMethodId = CARD) {
      const { id } = await billing.current();
      return api.updateManagedSubscription(billing.admin.http, id, { planId, paymentMethodId });
    },
    async cancel() {
      return api.cancelManagedSubscription(billing.admin.http, (await billing.current()).id);
    },
    /** Puts the world into a state that no call leads to. */
    arrange(change: (tables: Tables) => void) {
      const snapshot = world.snapshot();
      change(snapshot.tables as Tables);
      world.restore(snapshot);
    },
    patchRow(table: string, id: string, patch: object) {
      billing.arrange((tables) =>
        Object.assign(
          expectFound(
            tables[table]?.find((row) => row.id === id),
            id,
          ),
          patch,
        ),
      );
    },
    /** The newest subscription of the tenant, as the database holds it. */
    subscriptionRow(): SubscriptionRow {
      const rows = world.snapshot().tables.subscriptions as SubscriptionRow[];
      return expectFound(rows.filter(({ tenantId }) => tenantId === ACME).at(-1), 'subscription');
    },
    putOnTrial(trialEndsAt: string, trialEndAction = 'change_to_default') {
      const patch = { status: 'trialing', trialEndsAt, periodEnd: trialEndsAt };
      billing.patchRow('subscriptions', 'subscription-acme', patch);
      billing.patchRow('vendorBilling', 'vendor-portico', { trialEndAction });
    },
    takeCardsAway() {
      billing.arrange((tables) => {
        tables.paymentMethods = [];
      });
    },
  };
  return billing;
}

function expectFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the world has no ${what}`);
  return found;
}
