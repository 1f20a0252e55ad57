import { describe, expect, it } from 'vitest';
import { holdsPermission } from '../access/permissions';
import { defaultNavigation } from './default-navigation';
import { explainPage, orderedPages, type UserAccess, visiblePages } from './navigation';
import { navigationPages } from './navigation-pages';

function accessOf({ permissions = [] as string[], flags = [] as string[], superUser = false } = {}): UserAccess {
  const granted = permissions.map((key) => ({ key }));
  return { superUser, holds: (required) => holdsPermission(granted, required), flagOn: (flag) => flags.includes(flag) };
}

const gates = [
  { gate: 'granted', required: 'fe.secure.read.users', permissions: ['fe.secure.read.users'], granted: true },
  { gate: 'granted by a wildcard', required: 'fe.secure.read.users', permissions: ['fe.secure.*'], granted: true },
  {
    gate: 'required as a wildcard',
    required: 'fe.subscriptions.*',
    permissions: ['fe.subscriptions.read.plan'],
    granted: true,
  },
  { gate: 'not granted', required: 'fe.secure.read.users', permissions: ['fe.secure.read.roles'], granted: false },
  { gate: 'not required', required: undefined, permissions: [], granted: true },
];

const rows = navigationPages.flatMap((page) =>
  (['hidden', 'always', 'byPermissions'] as const).flatMap((visibility) =>
    gates.flatMap((gate) =>
      ([undefined, 'on', 'off'] as const).flatMap((flag) =>
        [false, true].map((superUser) => ({ page, visibility, ...gate, flag, superUser })),
      ),
    ),
  ),
);

it.each(rows)(
  '$page: $visibility, permission $gate, flag $flag, super user $superUser',
  ({ page, visibility, required, permissions, granted, flag, superUser }) => {
    const entry = { visibility, ...(required && { permissions: [required] }), ...(flag && { featureFlag: 'f' }) };
    const person = accessOf({ permissions, flags: flag === 'on' ? ['f'] : [], superUser });
    const open = visibility !== 'hidden' && flag !== 'off' && (visibility === 'always' || superUser || granted);
    expect(explainPage(page, { [page]: entry }, person).visible).toBe(open);
    expect(visiblePages({ [page]: entry }, person)).toEqual(open ? [page] : []);
  },
);

describe('by default', () => {
  it('shows what the specification’s table opens', () => {
    expect(visiblePages(defaultNavigation, accessOf())).toEqual([
      'profile',
      'privacy',
      'account',
      'users',
      'security',
      'audits',
    ]);
  });

  it('shows sub-accounts to users who may see them', () => {
    const person = accessOf({ permissions: ['fe.account-hierarchy.read.subAccount'] });
    expect(visiblePages(defaultNavigation, person)).toContain('allAccounts');
  });
});

it('says why a page is hidden', () => {
  const navigation = {
    users: { visibility: 'byPermissions', permissions: ['a', 'b'] },
    usage: { visibility: 'always', featureFlag: 'fe-usage-page' },
    roles: { visibility: 'hidden' },
  } as const;
  const person = accessOf({ permissions: ['a'] });
  const explain = (page: string) =>
    explainPage(page, { ...navigation, users: { ...navigation.users, permissions: ['a', 'b'] } }, person);
  expect(explain('users')).toEqual({ visible: false, reason: 'permissions', missing: ['b'] });
  expect(explain('usage')).toEqual({ visible: false, reason: 'featureFlag', featureFlag: 'fe-usage-page' });
  expect(explain('roles')).toEqual({ visible: false, reason: 'visibility' });
  expect(explain('allUsers')).toEqual({ visible: false, reason: 'visibility' });
  expect(explain('__proto__')).toEqual({ visible: false, reason: 'unknownPage' });
});

it.each(['users', 7, { users: true }])('ignores a list of permissions or pages that is none: %j', (value) => {
  const navigation = { users: { visibility: 'byPermissions', permissions: value as never } } as const;
  expect(explainPage('users', navigation, accessOf())).toEqual({ visible: true });
  expect(orderedPages(value as never)).toEqual([...navigationPages]);
});

it('puts pages in the vendor’s order, the rest after them, and ignores unknown ones', () => {
  const navigation = { ...defaultNavigation, order: ['users', 'nonsense', 'profile', 'users'] };
  expect(visiblePages(navigation, accessOf()).slice(0, 3)).toEqual(['users', 'profile', 'privacy']);
  expect(orderedPages(['constructor'])).toEqual([...navigationPages]);
});
