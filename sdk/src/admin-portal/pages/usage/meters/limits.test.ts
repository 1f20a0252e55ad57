import { expect, it } from 'vitest';
import type { EntitlementCondition, UserEntitlements } from '../../../../contract';
import { levelOf, shareOf } from './level';
import { limitOf } from './limits';

const atMost = (number: number, more: Partial<EntitlementCondition> = {}): EntitlementCondition => ({
  attribute: 'usage.users',
  negate: false,
  op: 'lower_than_equal',
  value: { number },
  ...more,
});
const feature = (conditions: EntitlementCondition[], treatment: 'true' | 'false' = 'true', on = true) => ({
  planIds: [],
  linkedPermissions: [],
  featureFlag: {
    on,
    offTreatment: 'false' as const,
    defaultTreatment: 'false' as const,
    rules: [{ conditionLogic: 'and' as const, conditions, treatment }],
  },
});
const limitWith = (...features: ReturnType<typeof feature>[]) => {
  const entitlements: UserEntitlements = {
    features: Object.fromEntries(features.entries()),
    plans: {},
    permissions: {},
  };
  return limitOf('users', entitlements);
};
const ofAdmins: EntitlementCondition = {
  attribute: 'jwt.roles',
  negate: false,
  op: 'contains',
  value: { list: ['Admin'] },
};

it.each([
  ['at most', [feature([atMost(25)])], 25],
  ['lower than', [feature([atMost(25, { op: 'lower_than' })])], 24],
  ['another attribute', [feature([atMost(25, { attribute: 'usage.accounts' })])], undefined],
  ['a negated condition', [feature([atMost(25, { negate: true })])], undefined],
  ['a minimum', [feature([atMost(25, { op: 'greater_than' })])], undefined],
  ['a rule that refuses', [feature([atMost(25)], 'false')], undefined],
  ['a flag that is off', [feature([atMost(25)], 'true', false)], undefined],
  ['a rule for some users', [feature([ofAdmins, atMost(25)])], undefined],
  ['a rule for some users, next to one for all', [feature([ofAdmins, atMost(25)]), feature([atMost(5)])], 5],
  ['two features', [feature([atMost(5)]), feature([atMost(25)])], 25],
  ['no feature', [], undefined],
] as const)('reads the limit of %s', (_, features, limit) => {
  expect(limitWith(...features)).toBe(limit);
});

it.each([
  [0, 10, 'low', 0],
  [79, 100, 'low', 0.79],
  [4, 5, 'near', 0.8],
  [999, 1000, 'near', 0.99],
  [5, 5, 'reached', 1],
  [6, 5, 'exceeded', 1.2],
  [0, 0, 'reached', 1],
  [1, 0, 'exceeded', 1],
] as const)('%d of %d is %s', (used, limit, level, share) => {
  expect([levelOf(used, limit), shareOf(used, limit)]).toEqual([level, share]);
});
