import { beforeEach, expect, it } from 'vitest';
import { featureEntitlement, permissionEntitlement } from '../../../sdk/src/access/entitlements';
import { getUserEntitlements } from '../../../sdk/src/api/entitlements';
import { CARD, DAY_MS, FREE, openBilling, PREMIUM, type TestBilling } from './testing/billing';
import { RETRY_DAYS } from './testing/spec-numbers';

let billing: TestBilling;
beforeEach(async () => {
  billing = await openBilling();
});

it('entitles to the features of the plan', async () => {
  const before = await getUserEntitlements(billing.admin.http);
  expect(before.plans).toEqual({ [PREMIUM]: { defaultTreatment: 'true' }, [FREE]: { defaultTreatment: 'false' } });
  expect(before.features['single-sign-on']).toMatchObject({ planIds: [PREMIUM], expireTime: null });
  await billing.update(FREE);
  const after = await getUserEntitlements(billing.admin.http);
  expect(after.plans).toEqual({ [PREMIUM]: { defaultTreatment: 'false' }, [FREE]: { defaultTreatment: 'true' } });
  expect(after.permissions).toEqual(before.permissions);
});

it('gives hosts answers that follow the plan', async () => {
  const ask = async () => {
    const facts = {
      entitlements: await getUserEntitlements(billing.admin.http),
      attributes: {},
      now: billing.world.clock.now(),
    };
    const permission = permissionEntitlement('fe.secure.read.samlConfiguration', facts);
    return [featureEntitlement('single-sign-on', facts), featureEntitlement('team-management', facts), permission];
  };
  expect(await ask()).toEqual([{ isEntitled: true }, { isEntitled: true }, { isEntitled: true }]);
  await billing.cancel();
  await billing.moveTo((await billing.current()).currentPeriodEnd);
  const ended = { isEntitled: false, justification: 'BUNDLE_EXPIRED' };
  expect(await ask()).toEqual([ended, { isEntitled: true }, ended]);
  await billing.update(FREE, '');
  const missing = { isEntitled: false, justification: 'MISSING_FEATURE' };
  expect(await ask()).toEqual([missing, { isEntitled: true }, missing]);
});

it('distinguishes features that have ended from those never included', async () => {
  await billing.cancel();
  const { currentPeriodEnd } = await billing.current();
  await billing.moveTo(Date.parse(currentPeriodEnd) + DAY_MS);
  const { features, plans } = await getUserEntitlements(billing.admin.http);
  expect(plans[FREE]).toEqual({ defaultTreatment: 'true' });
  expect(features['single-sign-on']?.expireTime).toBe(Date.parse(currentPeriodEnd));
  expect(features['team-management']?.expireTime).toBeNull();
});

it('keeps the features while a late payment can still be made', async () => {
  billing.patchRow('paymentMethods', CARD, { charges: 'insufficient_funds' });
  const due = Date.parse((await billing.current()).currentPeriodEnd);
  await billing.moveTo(due + DAY_MS);
  expect((await getUserEntitlements(billing.admin.http)).plans[PREMIUM]).toEqual({ defaultTreatment: 'true' });
  await billing.moveTo(due + RETRY_DAYS.at(-1)! * DAY_MS);
  expect((await getUserEntitlements(billing.admin.http)).plans[PREMIUM]).toEqual({ defaultTreatment: 'false' });
});

it('returns the limits of the plan as rules of features', async () => {
  const ask = async (users: number) => {
    const entitlements = await getUserEntitlements(billing.admin.http);
    const facts = { entitlements, attributes: { 'usage.users': users }, now: billing.world.clock.now() };
    return [
      entitlements.features['within-limit-of-users'] !== undefined,
      featureEntitlement('within-limit-of-users', facts).isEntitled,
    ];
  };
  expect(await ask(5)).toEqual([false, false]);
  await billing.update(FREE);
  expect([await ask(5), await ask(6)]).toEqual([
    [true, true],
    [true, false],
  ]);
});
