import { array, assert as check, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { holdsPermission, isAuthorized, matchesWildcard } from './permissions';

it.each([
  ['fe.secure.*', 'fe.secure.read.users', true],
  ['fe.secure.*', 'feXsecureXread', false],
  ['fe.secure.*', 'fe.secure.', true],
  ['fe.secure.*', 'fe.secure', false],
  ['*', '', true],
  ['*.read.*', 'fe.read.users', true],
  ['*.read.*', 'fe.write.users', false],
  ['a*a', 'a', false],
  ['a*b*b', 'ab', false],
  ['a*b*b', 'abb', true],
  ['*b*b*', 'ab', false],
  ['*b*b*', 'abab', true],
  ['(a+)+$', 'aaaa', false],
  ['', '', true],
  ['', 'a', false],
])('%s over %s: %s', (pattern, text, matches) => {
  expect(matchesWildcard(pattern, text)).toBe(matches);
});

const segment = string({ unit: constantFrom('a', 'b', '.', '+', '(', '\\') });

it('agrees with an escaped regular expression on every pattern', () => {
  const pattern = string({ unit: constantFrom('a', 'b', '.', '*', '+', '\\') });
  check(
    property(pattern, segment, (key, text) => {
      const escaped = key.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '[^]*');
      expect(matchesWildcard(key, text)).toBe(new RegExp(`^${escaped}$`).test(text));
    }),
    { numRuns: 2000 },
  );
});

it('matches any text for a star', () => {
  check(
    property(
      array(segment, { minLength: 2, maxLength: 4 }),
      array(segment, { minLength: 4, maxLength: 4 }),
      (parts, fill) => {
        const text = parts.map((part, index) => part + (index < parts.length - 1 ? fill[index] : '')).join('');
        expect(matchesWildcard(parts.join('*'), text)).toBe(true);
      },
    ),
  );
});

it('grants a required star to a user who holds one key below it', () => {
  expect(holdsPermission([{ key: 'fe.subscriptions.read' }], 'fe.subscriptions.*')).toBe(true);
  expect(holdsPermission([{ key: 'fe.subscription' }], 'fe.subscriptions.*')).toBe(false);
});

const keys = (...names: string[]) => names.map((key) => ({ key }));

it('requires every role and every permission', () => {
  const user = { roles: keys('admin', 'auditor'), permissions: keys('fe.secure.*', 'own.thing') };
  expect(isAuthorized(user, {})).toBe(true);
  expect(isAuthorized(user, { requiredRoles: ['admin', 'auditor'], requiredPermissions: ['fe.secure.a'] })).toBe(true);
  expect(isAuthorized(user, { requiredRoles: ['admin', 'owner'] })).toBe(false);
  expect(isAuthorized(user, { requiredPermissions: ['fe.secure.a', 'other'] })).toBe(false);
});

it('authorizes a superUser always, and a missing user never', () => {
  expect(isAuthorized({ superUser: true }, { requiredRoles: ['x'], requiredPermissions: ['y'] })).toBe(true);
  expect(isAuthorized(null, {})).toBe(false);
  expect(isAuthorized({}, { requiredRoles: ['x'] })).toBe(false);
});
