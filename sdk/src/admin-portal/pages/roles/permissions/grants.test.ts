import { expect, it } from 'vitest';
import type { Permission } from '../../../../contract';
import { canGive, grantsOf } from './grants';
import { groupPermissions, searchPermissions } from './permission-groups';

const permission = (key: string, name = key, categoryId = 'team'): Permission => ({
  id: `id ${key}`,
  key,
  name,
  categoryId,
  fePermission: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const all = ['app.*', 'app.read.*', 'app.read.users', 'app.write.users', 'other.read'].map((key) => permission(key));

it('says which permissions a role has itself, and which another one includes', () => {
  const grants = grantsOf({ permissions: ['id app.read.*', 'id other.read'] }, all);
  expect([...grants]).toEqual([
    ['id app.read.*', { by: 'itself' }],
    ['id app.read.users', { by: 'other', permission: all[1] }],
    ['id other.read', { by: 'itself' }],
  ]);
});

it('allows to give what one has, also by a wider permission, and nothing wider', () => {
  const granted = [{ key: 'app.read.*' }];
  expect(all.filter((one) => canGive(granted, one)).map(({ key }) => key)).toEqual(['app.read.*', 'app.read.users']);
});

it('groups by category, in their order, and keeps permissions of unknown categories', () => {
  const date = '2026-01-01T00:00:00.000Z';
  const category = (id: string) => ({
    id,
    name: id,
    description: '',
    feCategory: true,
    permissionIds: [],
    createdAt: date,
    updatedAt: date,
  });
  const permissions = [permission('a', 'A', 'second'), permission('b', 'B', 'lost'), permission('c', 'C', 'first')];
  const groups = groupPermissions(permissions, ['first', 'second', 'empty'].map(category), 'Other');
  expect(groups.map(({ name, permissions }) => [name, permissions.map(({ key }) => key)])).toEqual([
    ['first', ['c']],
    ['second', ['a']],
    ['Other', ['b']],
  ]);
});

it('searches names, keys and categories', () => {
  const groups = [
    { id: '1', name: 'Security', permissions: [permission('fe.audits', 'See audit logs'), permission('fe.sso')] },
    { id: '2', name: 'Team', permissions: [permission('fe.users', 'See the team')] },
  ];
  const found = (text: string) =>
    searchPermissions(groups, text).flatMap(({ permissions }) => permissions.map(({ key }) => key));
  expect(found(' AUDIT ')).toEqual(['fe.audits']);
  expect(found('fe.sso')).toEqual(['fe.sso']);
  expect(found('security')).toEqual(['fe.audits', 'fe.sso']);
  expect(found('nothing')).toEqual([]);
});
