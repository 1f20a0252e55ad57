import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../app/test-app';
import type { Plan, Subscription } from '../../../contract';
import { createKeyTranslate } from '../../../metadata/test-translate';
import { formErrors } from '../../parts/form-schema';
import { cardErrors, readCard } from './checkout/card-form';
import { PROVIDER_SET_UP } from './checkout/card-setup';
import { detailsSchema } from './dialogs/details-form';
import { DECIMALS, DEFAULT_CURRENCY, formatMoney, MINOR_UNITS } from './format-money';
import { planStatusOf } from './plan-status';
import { prorate } from './proration';
import { createBillingStore } from './subscriptions-store';

it('has the numbers of the specification', () => {
  expect({ MINOR_UNITS, DECIMALS, DEFAULT_CURRENCY, PROVIDER_SET_UP }).toEqual({
    MINOR_UNITS: 100,
    DECIMALS: 2,
    DEFAULT_CURRENCY: 'usd',
    PROVIDER_SET_UP: '1',
  });
});

it.each([
  ['active', 'active'],
  ['incomplete', 'incomplete'],
  ['canceled', 'canceled'],
  ['expired', 'expired'],
  ['trialing', 'trialing'],
  ['trialEnded', 'expired'],
  ['paused', 'expired'],
  ['toString', 'expired'],
])('maps the status %s to %s', (status, shown) => {
  expect(planStatusOf({ status: status as Subscription['status'] })).toBe(shown);
});

it('formats amounts in minor units with two decimals, also in currencies that are none', () => {
  expect(formatMoney('en', 10_000, 'usd')).toBe('$100.00');
  expect(formatMoney('en', 1_050, '')).toBe('$10.50');
  expect(formatMoney('en', 500, 'points')).toBe('5.00 points');
});

const planAt = (id: string, amount: number) => ({ id, price: { amount } }) as Plan;
const premium = planAt('premium', 10_000);
const free = planAt('free', 0);
const halfway = Date.parse('2026-03-16T00:00:00Z');
const month = { currentPeriodStart: '2026-03-01T00:00:00Z', currentPeriodEnd: '2026-03-31T00:00:00Z' } as Subscription;
const basis = (status: Parameters<typeof prorate>[0]['billing']['status'], plan: Plan, owed = 0) => ({
  billing: { subscription: month, status, plan },
  owed,
  now: halfway,
});

it('estimates what a change of plan costs', () => {
  expect(prorate(basis('active', free), premium)).toEqual({ due: 10_000, credit: 0 });
  expect(prorate(basis('active', premium), free)).toEqual({ due: 0, credit: 5_000 });
  expect(prorate(basis('active', premium), planAt('more', 20_000))).toEqual({ due: 5_000, credit: 0 });
  expect(prorate(basis('trialing', premium), premium)).toEqual({ due: 10_000, credit: 0 });
  expect(prorate(basis('canceled', premium), premium)).toEqual({ due: 10_000, credit: 0 });
  expect(prorate(basis('incomplete', premium, 10_000), premium)).toEqual({ due: 10_000, credit: 0 });
});

it('reads a card in the forms that users and browsers type', () => {
  const card = { cardNumber: '4242 4242-4242 4242', cvc: ' 123 ', holder: ' Ada ' };
  const read = { cardNumber: '4242424242424242', expMonth: 7, expYear: 2030, cvc: '123', name: 'Ada' };
  for (const expiry of ['7/30', '07 / 30', '07/2030', '07-30', '07 30', '0730', '072030']) {
    expect(readCard({ ...card, expiry })).toEqual(read);
  }
});

const t = createKeyTranslate();

it.each([
  ['full-width', { cardNumber: '４２４２４２４２４２４２４２４２', expiry: '０７／３０', cvc: '１２３' }],
  ['Arabic', { cardNumber: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expiry: '٠٧/٣٠', cvc: '١٢٣' }],
  ['Persian', { cardNumber: '۴۲۴۲ ۴۲۴۲ ۴۲۴۲ ۴۲۴۲', expiry: '۰۷/۳۰', cvc: '۱۲۳' }],
])('takes a card in %s digits', (_, numbers) => {
  const card = { ...numbers, holder: 'Ａｄａ ٣' };
  expect(cardErrors(t, card, halfway)).toEqual({});
  const read = { cardNumber: '4242424242424242', expMonth: 7, expYear: 2030, cvc: '123', name: 'Ａｄａ ٣' };
  expect(readCard(card)).toEqual(read);
});

it('finds what is wrong with a card', () => {
  const wrong = { cardNumber: '4242 4242 4242 4241', expiry: '13/30', cvc: '12', holder: ' ' };
  expect(cardErrors(t, wrong, halfway)).toEqual({
    cardNumber: 'cardNumberInvalid',
    cvc: 'cvcInvalid',
    expiry: 'expiryDateInvalid',
    holder: 'nameOnCardRequired',
  });
  const good = { cardNumber: '378282246310005', expiry: '03/26', cvc: '1234', holder: 'Ada' };
  expect(cardErrors(t, good, halfway)).toEqual({});
  expect(cardErrors(t, { ...good, expiry: '02/26' }, halfway)).toEqual({ expiry: 'expiryDatePast' });
  expect(cardErrors(t, {}, halfway)).toEqual({});
});

it('finds what is wrong with billing details', () => {
  expect(formErrors(detailsSchema(t), { email: ' ' })).toEqual({
    email: 'emailIsRequired',
    addressLine1: 'address1IsRequired',
    city: 'cityIsRequired',
    postalCode: 'postCodeIsRequired',
    country: 'countryIsRequired',
  });
  const good = {
    email: 'ada@acme.test',
    addressLine1: '1 Road',
    city: 'Rome',
    postalCode: 'SW1A 1AA',
    country: 'Italy',
  };
  expect(formErrors(detailsSchema(t), good)).toEqual({});
  expect(formErrors(detailsSchema(t), { ...good, email: 'ada', postalCode: '#1' })).toEqual({
    email: 'emailMustBeValid',
    postalCode: 'postCodeIsInvalid',
  });
  // The longest code that can be typed: a rule that tries every way to divide it would not end.
  expect(formErrors(detailsSchema(t), { ...good, postalCode: `${'a'.repeat(49)}#` })).toEqual({
    postalCode: 'postCodeIsInvalid',
  });
});

async function openStore(
  rows: (tables: Record<string, Record<string, unknown>[]>) => void,
  { tenantId }: { tenantId?: string } = { tenantId: 'tenant-acme' },
) {
  const world = createWorld({ latency: 0, now: '2026-03-02T09:00:00Z' });
  const snapshot = world.snapshot();
  rows(snapshot.tables as Record<string, Record<string, unknown>[]>);
  world.restore(snapshot);
  const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await app.start();
  const store = createBillingStore({ http: app.http, tenantId });
  await store.getState().load();
  return store.getState();
}

it('refuses every change without a subscription', async () => {
  const store = await openStore((tables) => {
    tables.subscriptions = [];
  });
  const refused = { message: 'Subscription not found', statusCode: 500 };
  const plan = planAt('plan-premium', 10_000);
  await expect(store.cancel()).rejects.toMatchObject(refused);
  await expect(store.renew()).rejects.toMatchObject(refused);
  await expect(store.checkout({ plan })).rejects.toMatchObject(refused);
});

it('refuses every change if the vendor bills by other means', async () => {
  const store = await openStore(({ billingConfigurations = [] }) => {
    for (const row of billingConfigurations) row.externallyManaged = true;
  });
  const refused = { message: 'Billing is externally managed', statusCode: 500 };
  await expect(store.cancel()).rejects.toMatchObject(refused);
  await expect(store.renew()).rejects.toMatchObject(refused);
});

it('refuses to load without a tenant', async () => {
  const store = await openStore(() => {}, {});
  expect(store.billing).toMatchObject({ error: { message: 'Not authorized', statusCode: 500 } });
});
