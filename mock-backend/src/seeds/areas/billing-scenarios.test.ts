import { expect, it } from 'vitest';
import * as billing from '../../../../sdk/src/api/billing';
import { createSetupIntent } from '../../../../sdk/src/api/billing-card-provider';
import type { World } from '../../core/types';
import { createDatabase, type DatabaseDump } from '../../db/database';
import { quickWorld, signIn } from '../../handlers/testing/browser';
import type { Seeding } from '../seeding';
import { putOnEndingTrial, putPastDue } from './billing-scenarios';

const DAY_MS = 24 * 3_600_000;
const ACME = 'tenant-acme';

function worldWith(prepare: (part: Pick<Seeding, 'db' | 'startedAt'>, tenantId: string) => void, now: string): World {
  const world = quickWorld({ now });
  const snapshot = world.snapshot();
  const db = createDatabase(snapshot.tables as unknown as DatabaseDump);
  prepare({ db, startedAt: world.clock.now() }, ACME);
  world.restore({ ...snapshot, tables: db.dump() });
  return world;
}

async function lookAt(world: World) {
  const { http } = await signIn(world, 'ada@acme.test');
  const [subscription] = await billing.listManagedSubscriptions(http);
  return { http, subscription, invoices: await billing.listInvoices(http) };
}

it('ends a trial in three days, and continues with the free plan', async () => {
  const world = worldWith(putOnEndingTrial, '2026-03-02T09:00:00Z');
  const { http, subscription, invoices } = await lookAt(world);
  expect(subscription).toMatchObject({ status: 'trialing', trialEnd: '2026-03-05T09:00:00.000Z' });
  expect(subscription?.startDate).toBe('2026-02-19T09:00:00.000Z');
  expect(invoices).toEqual([]);
  expect(await billing.listPaymentMethods(http)).toEqual([]);
  world.clock.advance(3 * DAY_MS);
  expect((await lookAt(world)).subscription).toMatchObject({ status: 'active', plan: { slug: 'free' } });
});

// Includes months after a shorter one.
it.each(['2026-03-02T09:00:00Z', '2026-03-31T09:00:00Z', '2026-04-02T09:00:00Z', '2026-05-31T09:00:00Z'])(
  'is late with one of two invoices at %s, and expires in time',
  async (now) => {
    const world = worldWith(putPastDue, now);
    const { http, subscription, invoices } = await lookAt(world);
    expect(subscription).toMatchObject({ status: 'incomplete', plan: { slug: 'premium' } });
    expect(invoices.map(({ paid }) => paid)).toEqual([false, true]);
    expect(Date.parse(invoices[0]!.paymentDate)).toBe(world.clock.now() - 2 * DAY_MS);
    expect(await billing.listPaymentMethods(http)).toMatchObject([{ last4: '0341' }]);
    world.clock.advance(7 * DAY_MS);
    expect((await lookAt(world)).subscription).toMatchObject({ status: 'expired' });
  },
);

it('removes all earlier billing rows, and leaves other tenants unchanged', async () => {
  const world = quickWorld();
  const { http } = await signIn(world, 'ada@acme.test');
  await createSetupIntent(http, {});
  const snapshot = world.snapshot();
  const db = createDatabase(snapshot.tables as unknown as DatabaseDump);
  putPastDue({ db, startedAt: world.clock.now() }, ACME);
  expect(db.setupIntents.size).toBe(0);
  expect(db.invoices.listBy('tenantId', 'tenant-brightwater')).toHaveLength(2);
});
