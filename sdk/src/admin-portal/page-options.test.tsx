// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import contract from '../metadata/contract-portal-theme-options.json';
import { unusedPortalOptions } from '../metadata/unused-portal-options';
import { preparePage, renderPortal, type TestPortalOptions } from './test-portal';

preparePage();

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

type Theme = Readonly<Record<string, unknown>>;
type Outcome = 'absent' | 'readable' | 'editable';

interface Family {
  /** The page in the contract. */
  page: 'profile' | 'privacy' | 'account' | 'users' | 'security' | 'subscriptions';
  /** The path of an option, with a star for its name. */
  path: string;
  /** What shows each option, by name. */
  names: Readonly<Record<string, string>>;
  /** Each allowed value, and what becomes of what it is about. */
  values: readonly (readonly [value: string | boolean, outcome: Outcome])[];
  /** How the page is opened; further options of it are in `also`. */
  options?: TestPortalOptions;
  also?: Theme;
  /** What is on the page when it is loaded. */
  loaded: RegExp;
  outcomeOf: (name: string) => Outcome;
  /** Pressed before the outcomes are read. */
  press?: string;
}

const hidden = ['hidden', 'absent'] as const;
const viewOnly = ['viewOnly', 'readable'] as const;
const edit = ['edit', 'editable'] as const;
const shownIf = (element: unknown): Outcome => (element ? 'editable' : 'absent');

function profileField(name: string): Outcome {
  if (!screen.queryByText(name, { selector: 'dt' })) return 'absent';
  return screen.queryByRole('button', { name: new RegExp(`^(Edit|Add) ${name}$`) }) ? 'editable' : 'readable';
}

function accountField(name: string): Outcome {
  const field = screen.queryByLabelText<HTMLInputElement>(name);
  if (!field) return 'absent';
  return field.readOnly || field.disabled ? 'readable' : 'editable';
}

function securityPolicy(name: string): Outcome {
  if (!screen.queryByRole('heading', { level: 2, name })) return 'absent';
  return screen.queryByRole('button', { name: `Edit: ${name}` }) ? 'editable' : 'readable';
}

/** Optional fields say so. */
function inviteField(name: string): Outcome {
  const field = within(screen.getByRole('dialog', { name: 'Invite a user' })).queryByLabelText(new RegExp(`^${name}`));
  if (!field) return 'absent';
  return screen.queryByLabelText(new RegExp(`^${name} .*optional`)) ? 'editable' : 'readable';
}

const column = (name: string) => shownIf(screen.queryByRole('columnheader', { name }));
const filterOption = (name: string) => shownIf(screen.queryByRole('option', { name }));

const profileNames = {
  name: 'Name',
  username: 'Username',
  phoneNumber: 'Phone number',
  address: 'Address',
  jobTitle: 'Job title',
};
const accountNames = {
  companyName: 'Company name',
  address: 'Address',
  website: 'Website',
  timezone: 'Time zone',
  currency: 'Currency',
};
const columns = {
  applications: 'Applications',
  groups: 'Groups',
  roles: 'Roles',
  joinedAt: 'Joined',
  lastSeen: 'Last seen',
  managedBy: 'Managed by',
  email: 'Email',
  status: 'Status',
  username: 'Username',
  phoneNumber: 'Phone number',
};
const filters = { email: 'Email', fullName: 'Full name', username: 'Username', phoneNumber: 'Phone number' };
const inviteNames = { name: 'Full name', phoneNumber: 'Phone number' };
const invite = 'inviteUserModal.inviteByEmail';
const everyColumn = { fieldsProperties: { tableColumns: valueOfEach(Object.keys(columns), { isChecked: true }) } };
const users = { page: 'users', loaded: /Jonas Weber/ } as const;
const usersTable = { ...users, path: 'fieldsProperties.tableColumns.*', names: columns, outcomeOf: column };
const dialog = { dialog: { kind: 'inviteUser' } } as const;
const usersHeader = { ...users, outcomeOf: (name: string) => shownIf(screen.queryByRole('button', { name })) };
const security = { page: 'security', loaded: /^Security$/, outcomeOf: securityPolicy } as const;
const restriction = {
  ...security,
  values: [hidden, edit],
  outcomeOf: (name: string) => shownIf(screen.queryByRole('region', { name })),
} as const;

const families: readonly Family[] = [
  {
    ...security,
    path: 'tabsProperties.*.appearance',
    names: {
      sessionManagement: 'Sessions',
      generalSettings: 'General',
      ipRestrictions: 'IP addresses',
      domainRestrictions: 'Email domains',
    },
    values: [hidden, edit],
    outcomeOf: (name) => shownIf(screen.queryByRole('tab', { name })),
  },
  {
    ...security,
    path: 'tabsProperties.sessionManagement.fieldsProperties.*.appearance',
    names: {
      idleSessionTimeout: 'Idle session timeout',
      forceReLogin: 'Forced re-login',
      maximumConcurrentSessions: 'Concurrent sessions',
    },
    values: [hidden, viewOnly, edit],
  },
  {
    ...security,
    path: 'tabsProperties.generalSettings.fieldsProperties.*.appearance',
    names: { mfa: 'Two-factor authentication', userLockout: 'User lockout', passwordHistory: 'Password history' },
    values: [hidden, viewOnly, edit],
    options: { params: { tab: 'generalSettings' } },
  },
  {
    ...restriction,
    path: 'tabsProperties.ipRestrictions.fieldsProperties.*.appearance',
    names: { ipAddressRestrictions: 'Addresses' },
    options: { params: { tab: 'ipRestrictions' } },
  },
  {
    ...restriction,
    path: 'tabsProperties.domainRestrictions.fieldsProperties.*.appearance',
    names: { restrictSignupByEmailDomain: 'Domains' },
    options: { params: { tab: 'domainRestrictions' } },
  },
  {
    page: 'profile',
    path: 'fieldsProperties.*.appearance',
    names: profileNames,
    values: [hidden, viewOnly, edit],
    loaded: /Basic information/,
    outcomeOf: profileField,
  },
  {
    page: 'account',
    path: 'fieldsProperties.*.appearance',
    names: accountNames,
    values: [hidden, viewOnly, edit],
    loaded: /^Logo$/,
    outcomeOf: accountField,
  },
  {
    page: 'account',
    path: 'tabsProperties.*.appearance',
    names: { customLogin: 'Login box' },
    values: [hidden, edit],
    loaded: /^Logo$/,
    outcomeOf: (name) => shownIf(screen.queryByRole('tab', { name })),
  },
  {
    page: 'account',
    path: 'tabsProperties.*.appearance',
    names: { settings: 'Company' },
    values: [hidden, edit],
    loaded: /^(Company|Preview)$/,
    outcomeOf: (name) => shownIf(screen.queryByRole('region', { name })),
  },
  {
    page: 'privacy',
    path: 'fieldsProperties.*.appearance',
    names: { loginSessions: 'Where you are signed in', mfa: 'Two-factor authentication' },
    values: [hidden, edit],
    loaded: /^Passkeys$/,
    outcomeOf: (name) => shownIf(screen.queryByRole('region', { name })),
  },
  {
    page: 'privacy',
    path: 'changePasswordDialog.*.enabled',
    names: { passwordMeter: 'Use at least 6 characters.' },
    values: [
      [false, 'absent'],
      [true, 'editable'],
    ],
    options: { dialog: { kind: 'changePassword' } },
    loaded: /^New password/,
    outcomeOf: (name) => shownIf(screen.queryByText(name)),
  },
  {
    page: 'subscriptions',
    path: 'fieldsProperties.*.appearance',
    names: { invoices: 'Invoices' },
    values: [hidden, edit],
    loaded: /^Current plan$/,
    outcomeOf: (name) => shownIf(screen.queryByRole('region', { name })),
  },
  { ...usersTable, path: `${usersTable.path}.appearance`, values: [hidden, edit], also: everyColumn },
  { ...usersTable, path: `${usersTable.path}.visibility`, values: [hidden, ['always', 'editable']], also: everyColumn },
  {
    ...usersTable,
    path: `${usersTable.path}.isChecked`,
    values: [
      [false, 'absent'],
      [true, 'editable'],
    ],
  },
  {
    ...users,
    path: 'searchFilterOptions.*.visibility',
    names: filters,
    values: [hidden, ['always', 'editable']],
    press: 'Add filter',
    outcomeOf: filterOption,
  },
  {
    ...usersHeader,
    path: '*',
    names: { hideInviteWithEmail: 'Invite user' },
    values: [
      [true, 'absent'],
      [false, 'editable'],
    ],
  },
  {
    ...usersHeader,
    path: 'inviteUserModal.*.enabled',
    names: { inviteByEmail: 'Invite user' },
    values: [
      [false, 'absent'],
      [true, 'editable'],
    ],
  },
  {
    ...users,
    path: `${invite}.*.enabled`,
    names: { inviteBulk: 'Invite several users' },
    values: [
      [false, 'absent'],
      [true, 'editable'],
    ],
    press: 'More actions',
    outcomeOf: (name) => shownIf(screen.queryByRole('menuitem', { name })),
  },
  {
    ...users,
    path: `${invite}.fieldsProperties.*.appearance`,
    names: inviteNames,
    values: [hidden, edit],
    options: dialog,
    outcomeOf: inviteField,
  },
  {
    ...users,
    path: `${invite}.fieldsProperties.*.settings.validation.required`,
    names: inviteNames,
    values: [
      [true, 'readable'],
      [false, 'editable'],
    ],
    options: dialog,
    outcomeOf: inviteField,
  },
];

const cases = families.flatMap((family) => family.values.map(([value, outcome]) => ({ ...family, value, outcome })));

it.each(cases)('$page: $path is $outcome with $value', async ({ page, names, value, outcome, ...family }) => {
  turnOnApplications();
  const own: Theme = family.also ?? {};
  const paths = Object.keys(names).map((name) => family.path.replace('*', name));
  const options = paths.reduce((theme, path) => withValue(theme, path, value), own);
  const themeV2 = { adminPortal: { pages: { [page]: options } } };
  // Some of the pages are hidden by default.
  const metadata = { themeV2, navigation: { [page]: { visibility: 'always' as const } } };
  const { user } = await renderPortal(world, { page, metadata, ...family.options });
  await screen.findAllByText(family.loaded);
  if (family.press) await user.click(await screen.findByRole('button', { name: family.press }));
  await waitFor(() => {
    const outcomes = Object.values(names).map((name) => [name, family.outcomeOf(name)]);
    expect(outcomes).toEqual(Object.values(names).map((name) => [name, outcome]));
  });
});

it.each([
  [undefined, false],
  [true, false],
  [false, true],
])('covers the window unless full screen mode is off: %s', async (fullScreenMode, windowed) => {
  const layout = fullScreenMode === undefined ? {} : { fullScreenMode };
  await renderPortal(world, { open: true, metadata: { themeV2: { adminPortal: { layout } } } });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(document.querySelector('.portico-full-screen')?.hasAttribute('data-windowed')).toBe(windowed);
});

it('tries every option of the contract that sets what a page has', () => {
  const tried = new Set(
    families.flatMap(({ page, path, names }) => Object.keys(names).map((name) => `${page}.${path.replace('*', name)}`)),
  );
  const { profile, privacy, account, users: team, security: policies, subscriptions } = contract;
  const options = Object.entries({ profile, privacy, account, users: team, security: policies, subscriptions }).flatMap(
    ([page, { values }]) => values.map((path) => `${page}.${path}`),
  );
  const untried = options.filter((path) => !tried.has(path));
  expect(untried.filter((path) => !unusedPortalOptions.some(({ paths }) => paths.test(path)))).toEqual([]);
  expect([...tried].filter((path) => !options.includes(path))).toEqual([]);
});

/** The column of applications is there only with this flag. */
function turnOnApplications(): void {
  const snapshot = world.snapshot();
  const flags = [...(snapshot.tables.flags as unknown[]), { id: 'multi-apps-admin-portal', on: true }];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, flags } });
}

function valueOfEach(names: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** A copy of the object with one more value. */
function withValue(theme: Theme, path: string, value: unknown): Theme {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...theme, [head]: value };
  return { ...theme, [head]: withValue((theme[head] ?? {}) as Theme, rest.join('.'), value) };
}
