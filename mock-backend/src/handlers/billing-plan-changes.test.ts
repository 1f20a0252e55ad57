import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/billing';
import { CARD, FREE, openBilling, PREMIUM, PREMIUM_CENTS, type TestBilling } from './testing/billing';
import { expectRefusal } from './testing/browser';

/** A plan between the two, so that there is something to go down to and up from. */
const team = { id: 'plan-team', name: 'Team', slug: 'team', description: '', amount: 4_000, currency: 'usd' };

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});

it('charges the rest of the month for a dearer plan', async () => {
  billing.arrange((tables) => tables.plans!.push(team));
  billing.patchRow('subscriptions', 'subscription-acme', {
    planId: team.id,
    periodStart: '2026-03-01T12:00:00.000Z',
    periodEnd: '2026-03-31T12:00:00.000Z',
  });
  await billing.update(PREMIUM);
  // 21 of 30 days are left: 70 of 100 dollars, less 28 of 40.
  const [invoice] = await api.listInvoices(billing.admin.http);
  expect(invoice).toMatchObject({ totalAmount: 4_200, paid: true });
  expect(await billing.current()).toMatchObject({
    plan: { slug: 'premium' },
    currentPeriodEnd: '2026-03-31T12:00:00.000Z',
  });
});

it('credits the rest of the month for a cheaper plan against the next invoices', async () => {
  billing.arrange((tables) => tables.plans!.push(team));
  billing.patchRow('subscriptions', 'subscription-acme', {
    anchoredAt: '2026-01-31T12:00:00.000Z',
    periodStart: '2026-03-01T12:00:00.000Z',
    periodEnd: '2026-03-31T12:00:00.000Z',
  });
  await billing.update(team.id);
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(2);
  await billing.moveTo('2026-06-01T00:00:00Z');
  // 42 dollars of credit: 40 in March, 2 in April.
  const totals = (await api.listInvoices(billing.admin.http)).map(({ totalAmount, paid }) => [totalAmount, paid]);
  expect(totals.slice(0, 3)).toEqual([
    [4_000, true],
    [3_800, true],
    [0, true],
  ]);
});

it('starts a new month when a tenant leaves the free plan', async () => {
  billing.patchRow('subscriptions', 'subscription-acme', { planId: FREE });
  await billing.update(PREMIUM);
  const now = new Date(billing.world.clock.now()).toISOString();
  expect(await billing.current()).toMatchObject({ currentPeriodStart: now, plan: { slug: 'premium' } });
  expect((await api.listInvoices(billing.admin.http))[0]).toMatchObject({
    totalAmount: PREMIUM_CENTS,
    paymentDate: now,
  });
});

it('takes back a cancellation with a change of plan, but not with a new card', async () => {
  await billing.cancel();
  await billing.update(PREMIUM);
  expect((await billing.current()).cancellation).not.toBeNull();
  await billing.update(FREE, '');
  expect((await billing.current()).cancellation).toBeNull();
});

it('begins again after the end', async () => {
  await billing.cancel();
  await billing.moveTo((await billing.current()).currentPeriodEnd);
  expect((await billing.current()).status).toBe('canceled');
  await billing.update(PREMIUM);
  expect(await billing.current()).toMatchObject({ status: 'active', plan: { slug: 'premium' } });
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(3);
});

it('changes nothing when the card is declined', async () => {
  billing.patchRow('subscriptions', 'subscription-acme', { planId: FREE });
  billing.patchRow('paymentMethods', CARD, { charges: 'insufficient_funds' });
  const before = billing.world.snapshot().tables;
  await expectRefusal(billing.update(PREMIUM), 402, errorCodes.cardDeclined);
  expect(billing.world.snapshot().tables).toEqual(before);
});

it('refuses plans and cards that do not exist or belong to another tenant', async () => {
  await expectRefusal(billing.update('plan-gold'), 404, errorCodes.notFound);
  await expectRefusal(billing.update(PREMIUM, 'card-brightwater'), 404, errorCodes.notFound);
  await expectRefusal(billing.update(PREMIUM, ''), 404, errorCodes.notFound);
});
