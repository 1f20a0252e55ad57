// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { App } from '../app/app';
import { AppContext } from '../app/context';
import { createTestApp } from '../app/test-app';
import { defaultNavigation, type Navigation } from '../metadata';
import { navigationPages } from '../metadata/navigation-pages';
import { useCurrentPage } from './shell/use-current-page';

const FLAG = 'page-of-the-table';
const visibilities = ['hidden', 'always', 'byPermissions'] as const;

/** In the menu and open; open, but without its content; or not there, so that another page opens. */
type Outcome = 'shown' | 'refused' | 'absent';
type Visibility = (typeof visibilities)[number];
interface Setting {
  visibility: Visibility;
  holdsPermission: boolean;
  isFlagOn: boolean;
  isSuperUser: boolean;
}
const setting = (visibility: Visibility, holdsPermission: boolean, isFlagOn: boolean, isSuperUser: boolean) => ({
  visibility,
  holdsPermission,
  isFlagOn,
  isSuperUser,
});

/** Visibility, permission, flag, super user: what becomes of a page (portal spec §6). */
const table: readonly (readonly [Setting, Outcome])[] = [
  [setting('hidden', false, false, false), 'absent'],
  [setting('hidden', false, false, true), 'absent'],
  [setting('hidden', false, true, false), 'absent'],
  [setting('hidden', false, true, true), 'absent'],
  [setting('hidden', true, false, false), 'absent'],
  [setting('hidden', true, false, true), 'absent'],
  [setting('hidden', true, true, false), 'absent'],
  [setting('hidden', true, true, true), 'absent'],
  [setting('always', false, false, false), 'absent'],
  [setting('always', false, false, true), 'absent'],
  [setting('always', false, true, false), 'shown'],
  [setting('always', false, true, true), 'shown'],
  [setting('always', true, false, false), 'absent'],
  [setting('always', true, false, true), 'absent'],
  [setting('always', true, true, false), 'shown'],
  [setting('always', true, true, true), 'shown'],
  [setting('byPermissions', false, false, false), 'absent'],
  [setting('byPermissions', false, false, true), 'absent'],
  [setting('byPermissions', false, true, false), 'refused'],
  [setting('byPermissions', false, true, true), 'shown'],
  [setting('byPermissions', true, false, false), 'absent'],
  [setting('byPermissions', true, false, true), 'absent'],
  [setting('byPermissions', true, true, false), 'shown'],
  [setting('byPermissions', true, true, true), 'shown'],
];

/** Pages that need no permission by default, and the one without an entry, get one, so that the rule applies to them. */
const permissionsOf = (page: (typeof navigationPages)[number]): string[] => {
  const entry = defaultNavigation[page];
  return entry?.permissions ? [...entry.permissions] : ['fe.secure.read.userSubTenants'];
};
const everyPermission = [...new Set(navigationPages.flatMap(permissionsOf))];
const settingName = (one: Setting) => JSON.stringify(one);
const apps = new Map<string, App>();

/** One app for each setting, which applies to all pages alike. */
beforeAll(async () => {
  for (const [one] of table) apps.set(settingName(one), await startApp(one));
});
afterAll(() => apps.clear());
afterEach(cleanup);

async function startApp({ visibility, holdsPermission, isFlagOn, isSuperUser }: Setting): Promise<App> {
  const world = createWorld({ latency: 0 });
  const { tables, ...snapshot } = world.snapshot();
  const change = (name: string, id: string, changes: object) =>
    (tables[name] as { id: string }[]).map((row) => (row.id === id ? { ...row, ...changes } : row));
  const { id: userId } = (tables.users as { id: string; email: string }[]).find(
    ({ email }) => email === 'ines@acme.test',
  )!;
  const permissionIds = holdsPermission ? everyPermission.map((key) => `permission-${key}`) : [];
  world.restore({
    ...snapshot,
    tables: {
      ...tables,
      roles: change('roles', 'role-read-only', { permissionIds }),
      users: change('users', userId, { superUser: isSuperUser }),
      flags: [...(tables.flags as unknown[]), { id: FLAG, on: isFlagOn }],
    },
  });
  const navigation: Navigation = Object.fromEntries(
    navigationPages.map((page) => [page, { visibility, permissions: permissionsOf(page), featureFlag: FLAG }]),
  );
  const app = createTestApp(world, { signedInAs: 'ines@acme.test', metadata: { navigation } });
  await app.start();
  return app;
}

function outcomeOf(app: App, page: string): Outcome {
  app.portal.setState({ open: true, page });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppContext.Provider value={app}>{children}</AppContext.Provider>
  );
  const { visible, current, missing } = renderHook(() => useCurrentPage(), { wrapper }).result.current;
  if (current !== page) return 'absent';
  expect(visible.some((shown) => shown === page)).toBe(missing.length === 0);
  return missing.length === 0 ? 'shown' : 'refused';
}

it.each(navigationPages.flatMap((page) => table.map(([one, outcome]) => ({ page, ...one, outcome }))))(
  '$page is $outcome: $visibility, permission $holdsPermission, flag $isFlagOn, super user $isSuperUser',
  ({ page, outcome, ...one }) => {
    expect(outcomeOf(apps.get(settingName(one))!, page)).toBe(outcome);
  },
);

it('has a row for each combination', () => {
  const expected = visibilities.length * 2 ** 3;
  expect(new Set(table.map(([one]) => settingName(one))).size).toBe(expected);
  expect([table.length, navigationPages.length]).toEqual([expected, 17]);
});
