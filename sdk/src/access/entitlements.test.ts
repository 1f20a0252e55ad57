import { assert as check, constantFrom, option, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import type { EntitledFeature, UserEntitlements } from '../contract';
import { attributesOf } from './attributes';
import { featureEntitlement, permissionEntitlement } from './entitlements';

const NOW = Date.parse('2026-03-02T09:00:00Z');

function facts(feature: Partial<EntitledFeature>, rest: Partial<UserEntitlements> = {}) {
  const entitlements: UserEntitlements = {
    features: { reports: { planIds: [], expireTime: null, linkedPermissions: [], ...feature } },
    plans: {},
    permissions: {},
    ...rest,
  };
  return { entitlements, attributes: {}, now: NOW };
}

const flag = (on: boolean, offTreatment: 'true' | 'false', defaultTreatment: 'true' | 'false') => ({
  featureFlag: { on, offTreatment, defaultTreatment },
});

it.each([
  ['without any grant', facts({}), 'MISSING_FEATURE'],
  ['without an end or a grant', facts({ expireTime: undefined }), 'MISSING_FEATURE'],
  [
    'without an end, by plan',
    facts({ expireTime: undefined, planIds: ['p'] }, { plans: { p: { defaultTreatment: 'true' } } }),
    undefined,
  ],
  ['granted without an end', facts({ expireTime: -1 }), undefined],
  ['granted until later', facts({ expireTime: NOW + 1 }), undefined],
  ['granted until now', facts({ expireTime: NOW }), 'BUNDLE_EXPIRED'],
  ['expired, but on by flag', facts({ expireTime: NOW - 1, ...flag(true, 'false', 'true') }), undefined],
  ['flag off, off treatment true', facts(flag(false, 'true', 'false')), undefined],
  ['flag off', facts(flag(false, 'false', 'true')), 'MISSING_FEATURE'],
  ['by plan', facts({ planIds: ['p'] }, { plans: { p: { defaultTreatment: 'true' } } }), undefined],
  ['by a plan that is not there', facts({ planIds: ['toString'] }), 'MISSING_FEATURE'],
])('a feature %s', (_, given, justification) => {
  expect(featureEntitlement('reports', given)).toEqual(
    justification ? { isEntitled: false, justification } : { isEntitled: true },
  );
});

it('grants no unknown feature, and none before the entitlements are loaded', () => {
  expect(featureEntitlement('constructor', facts({}))).toEqual({ isEntitled: false, justification: 'MISSING_FEATURE' });
  expect(featureEntitlement('reports', { entitlements: null, attributes: {}, now: NOW }).isEntitled).toBe(false);
});

it('grants no permission before the entitlements are loaded', () => {
  const notLoaded = { entitlements: null, attributes: {}, now: NOW };
  expect(permissionEntitlement('reports.read', notLoaded)).toEqual({
    isEntitled: false,
    justification: 'MISSING_PERMISSION',
  });
});

it('requires the linked feature of a permission as well', () => {
  const linked = { linkedPermissions: ['reports.read'] };
  const granted = { permissions: { 'reports.*': true } } as const;
  expect(permissionEntitlement('reports.read', facts(linked))).toMatchObject({ justification: 'MISSING_PERMISSION' });
  expect(permissionEntitlement('reports.read', facts(linked, granted))).toMatchObject({
    justification: 'MISSING_FEATURE',
  });
  expect(permissionEntitlement('reports.read', facts({ ...linked, expireTime: 1 }, granted))).toMatchObject({
    justification: 'BUNDLE_EXPIRED',
  });
  expect(permissionEntitlement('reports.read', facts({ ...linked, expireTime: -1 }, granted)).isEntitled).toBe(true);
  expect(permissionEntitlement('reports.write', facts(linked, granted)).isEntitled).toBe(true);
});

it('is entitled if and only if the entitlement, the flag or the plan grants it', () => {
  const treatment = constantFrom('true' as const, 'false' as const);
  const feature = record({
    expireTime: constantFrom(null, -1, NOW - 1, NOW + 1),
    featureFlag: option(
      record({ on: constantFrom(true, false), offTreatment: treatment, defaultTreatment: treatment }),
      { nil: undefined },
    ),
    plan: treatment,
  });
  check(
    property(feature, ({ expireTime, featureFlag, plan }) => {
      const given = facts({ expireTime, featureFlag, planIds: ['p'] }, { plans: { p: { defaultTreatment: plan } } });
      const byFlag = featureFlag && (featureFlag.on ? featureFlag.defaultTreatment : featureFlag.offTreatment);
      const granted = expireTime === -1 || expireTime === NOW + 1 || byFlag === 'true' || plan === 'true';
      const justification = expireTime === NOW - 1 ? 'BUNDLE_EXPIRED' : 'MISSING_FEATURE';
      expect(featureEntitlement('reports', given)).toEqual(
        granted ? { isEntitled: true } : { isEntitled: false, justification },
      );
    }),
  );
});

it('exposes the claims to rules below jwt. and the user below frontegg.', () => {
  const owner = {
    id: 'u',
    email: 'a@b.test',
    tenantId: 't',
    emailVerified: true,
    claims: { sub: 'u', act: { sub: 'x' } },
  };
  expect(attributesOf(owner, { plan: 'gold' })).toEqual({
    plan: 'gold',
    'jwt.sub': 'u',
    'jwt.act.sub': 'x',
    'frontegg.email': 'a@b.test',
    'frontegg.emailVerified': true,
    'frontegg.tenantId': 't',
    'frontegg.userId': 'u',
  });
});

it('exposes only the attributes of the host to rules while no user is signed in', () => {
  expect(attributesOf(null, { plan: 'gold' })).toEqual({ plan: 'gold' });
  expect(attributesOf(null)).toEqual({});
});

it('exposes a claim that is a list, empty or null unchanged', () => {
  const owner = { id: 'u', email: 'a@b.test', tenantId: 't', claims: { roles: ['a', 'b'], none: null, deep: {} } };
  expect(attributesOf(owner)).toMatchObject({ 'jwt.roles': ['a', 'b'], 'jwt.none': null });
  expect(Object.keys(attributesOf(owner))).not.toContain('jwt.deep');
});
