import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/billing';
import type { World } from '../core/types';
import { CARD, DAY_MS, FREE, openBilling, PREMIUM, PREMIUM_CENTS, type TestBilling } from './testing/billing';
import { expectRefusal, quickWorld, signIn } from './testing/browser';
import { RETRY_DAYS } from './testing/spec-numbers';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});

it('charges every month on its day, however late the next call is', async () => {
  billing.patchRow('subscriptions', 'subscription-acme', {
    anchoredAt: '2026-01-31T09:00:00.000Z',
    periodStart: '2026-02-28T09:00:00.000Z',
    periodEnd: '2026-03-31T09:00:00.000Z',
  });
  await billing.moveTo('2026-06-01T00:00:00Z');
  const invoices = await api.listInvoices(billing.admin.http);
  expect(invoices.slice(0, 3).map(({ paymentDate }) => paymentDate)).toEqual([
    '2026-05-31T09:00:00.000Z',
    '2026-04-30T09:00:00.000Z',
    '2026-03-31T09:00:00.000Z',
  ]);
  expect(await billing.current()).toMatchObject({ currentPeriodEnd: '2026-06-30T09:00:00.000Z' });
});

it('has the same outcome whether calls come often or once', async () => {
  const patient = quickWorld({ now: '2026-03-10T12:00:00Z' });
  for (let month = 0; month < 4; month++) {
    await billing.moveTo(billing.world.clock.now() + 31 * DAY_MS);
    await billing.current();
  }
  patient.clock.set(billing.world.clock.now());
  const other = await signIn(patient, 'ada@acme.test');
  await api.listInvoices(other.http);
  const bill = ({ tables }: ReturnType<World['snapshot']>) => [tables.subscriptions, tables.invoices];
  expect(bill(patient.snapshot())).toEqual(bill(billing.world.snapshot()));
});

it('stops at an expired card, tries again and gives up after the last day', async () => {
  const { currentPeriodEnd } = await billing.current();
  billing.patchRow('paymentMethods', CARD, { expMonth: 2, expYear: 2026 });
  await billing.moveTo(currentPeriodEnd);
  expect(await billing.current()).toMatchObject({ status: 'incomplete' });
  expect(billing.subscriptionRow()).toMatchObject({ overdueSince: currentPeriodEnd, failedAttempts: 1 });
  const [open] = await api.listInvoices(billing.admin.http);
  expect(open).toMatchObject({ paid: false, totalAmount: PREMIUM_CENTS, paymentDate: currentPeriodEnd });
  await expectRefusal(billing.cancel(), 409, errorCodes.subscriptionState);
  const lastDay = Date.parse(currentPeriodEnd) + RETRY_DAYS.at(-1)! * DAY_MS;
  await billing.moveTo(lastDay - 1);
  expect((await billing.current()).status).toBe('incomplete');
  await billing.moveTo(lastDay + DAY_MS);
  expect((await billing.current()).status).toBe('expired');
  expect(billing.subscriptionRow()).toMatchObject({
    endedAt: new Date(lastDay).toISOString(),
    cancelAtPeriodEnd: false,
  });
  expect(await api.getInvoice(billing.admin.http, open!.id)).toMatchObject({ paid: false });
});

it.each(RETRY_DAYS)('is paid on day %i once the card works again', async (retryDay) => {
  const { currentPeriodEnd } = await billing.current();
  const due = Date.parse(currentPeriodEnd);
  billing.patchRow('paymentMethods', CARD, { charges: 'insufficient_funds' });
  await billing.moveTo(due + retryDay * DAY_MS - 1);
  expect((await billing.current()).status).toBe('incomplete');
  billing.patchRow('paymentMethods', CARD, { charges: 'succeeds' });
  await billing.moveTo(due + retryDay * DAY_MS);
  expect((await billing.current()).status).toBe('active');
  expect(billing.subscriptionRow()).toMatchObject({ overdueSince: null, failedAttempts: 0 });
  const [invoice] = await api.listInvoices(billing.admin.http);
  expect(invoice).toMatchObject({ paid: true, paymentDate: new Date(due + retryDay * DAY_MS).toISOString() });
});

it('goes over from the trial to the first month with a card', async () => {
  billing.putOnTrial('2026-03-13T12:00:00.000Z');
  expect(await billing.current()).toMatchObject({ status: 'trialing', trialEnd: '2026-03-13T12:00:00.000Z' });
  await expectRefusal(billing.cancel(), 409, errorCodes.subscriptionState);
  await billing.moveTo('2026-03-13T12:00:00Z');
  expect(await billing.current()).toMatchObject({ status: 'active', currentPeriodEnd: '2026-04-13T12:00:00.000Z' });
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(3);
});

it('changes to the default plan after a trial without a card', async () => {
  billing.putOnTrial('2026-03-13T12:00:00.000Z');
  billing.takeCardsAway();
  await billing.moveTo('2026-03-13T12:00:00Z');
  expect(await billing.current()).toMatchObject({ status: 'active', plan: { slug: 'free' } });
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(2);
});

it('keeps a trial that has ended, where the vendor wants that', async () => {
  billing.putOnTrial('2026-03-13T12:00:00.000Z', 'retain_trial');
  billing.takeCardsAway();
  await billing.moveTo('2026-04-13T12:00:00Z');
  expect(await billing.current()).toMatchObject({ status: 'trialEnded', plan: { slug: 'premium' } });
  expect(billing.subscriptionRow().endedAt).toBe('2026-03-13T12:00:00.000Z');
});

const EARLIER = '2026-03-09T12:00:00.000Z';

it.each([
  ['failed payments', { status: 'expired', overdueSince: EARLIER, endedAt: EARLIER, failedAttempts: 3 }],
  ['a trial that has ended', { status: 'trialEnded', trialEndsAt: EARLIER, endedAt: EARLIER }],
  ['a trial', { status: 'trialing', trialEndsAt: '2026-03-13T12:00:00.000Z' }],
  ['a cancellation', { planId: FREE, cancelAtPeriodEnd: true }],
])('clears what %s left in a subscription once a new month begins', async (_, patch) => {
  billing.arrange((tables) => {
    tables.invoices = [];
  });
  billing.patchRow('subscriptions', 'subscription-acme', patch);
  await billing.update(PREMIUM);
  const at = '2026-03-10T12:00:00.000Z';
  const row = billing.subscriptionRow();
  expect(row).toMatchObject({ status: 'active', cancelAtPeriodEnd: false, trialEndsAt: null, overdueSince: null });
  expect(row).toMatchObject({ failedAttempts: 0, endedAt: null });
  expect(row).toMatchObject({ anchoredAt: at, periodStart: at, periodEnd: '2026-04-10T12:00:00.000Z' });
});

it('starts the first month at once after a checkout during a trial', async () => {
  billing.putOnTrial('2026-03-13T12:00:00.000Z');
  await billing.update(PREMIUM);
  const now = new Date(billing.world.clock.now()).toISOString();
  expect(await billing.current()).toMatchObject({ status: 'active', currentPeriodStart: now });
  expect((await billing.current()).trialEnd).toBeUndefined();
  expect(await api.listInvoices(billing.admin.http)).toHaveLength(3);
});
