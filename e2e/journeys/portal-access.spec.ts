import type { Page } from '@playwright/test';
import type { Navigation } from '@portico/sdk/metadata';
import { type HostSite, siteInPage, siteOverHttp } from '../setup/host-site';
import { expect } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { test } from '../setup/shared-context';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';
import { putRows } from './login-methods/world-rows';

const ADA = 'ada@acme.test';
/** A user with the role Read Only. */
const INES = 'ines@acme.test';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const choosePage = (page: Page, name: string) => menu(page).getByRole('button', { name }).click();

const byPermissions = { visibility: 'byPermissions' } as const;
/** Every page of the team is in the menu of those who have its permission. */
const teamPages = { users: byPermissions, groups: byPermissions, roles: byPermissions };
/** The page of the users needs a permission that not every role with the team's pages has. */
const usersForAdmins = { users: { ...byPermissions, permissions: ['fe.secure.delete.users'] } };

/** Gives a user these roles in every team, and no others. */
async function setRoles(site: HostSite, email: string, roleIds: readonly string[]) {
  const ids = await site.inWorld((world, wanted) => {
    const { users, memberships } = world.snapshot().tables as Record<string, readonly Record<string, string>[]>;
    const userId = users?.find((row) => row.email === wanted)?.id;
    return memberships?.filter((row) => row.userId === userId).map(({ id }) => id ?? '') ?? [];
  }, email);
  await putRows(site, { memberships: ids.map((id) => ({ id, roleIds })) });
}

/** Ends every session at the service, as another device of the user does. */
const endSessions = ({ inWorld }: HostSite) =>
  inWorld((world) => {
    const { tables, ...rest } = world.snapshot();
    world.restore({ ...rest, tables: { ...tables, sessions: [], refreshTokens: [] } });
  }, null);

/** Opens an address of the portal, through the sign-in. */
async function openAs(site: HostSite, email: string, address: string) {
  await site.open(address);
  await signIn(pointer(site.page), email);
}

type Walk = (site: HostSite) => Promise<void>;

const journeys: Readonly<Record<string, Walk>> = {
  async 'a user who may only read sees the pages without their controls, and no dialog by its address'(site) {
    const { page } = site;
    await openAs(site, INES, '/account/portal/roles/createRole');
    await expect(page.getByRole('rowheader', { name: /Read Only/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create role' })).toHaveCount(0);
    await choosePage(page, 'Groups');
    await expect(heading(page, 'Groups')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create group' })).toHaveCount(0);
    await choosePage(page, 'Users');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite user' })).toHaveCount(0);
    await choosePage(page, 'Account details');
    await expect(page.getByRole('region', { name: 'Company' })).toBeVisible();
    await expect(page.locator('.portico-portal-content input:not([readonly], :disabled)')).toHaveCount(0);
  },
  async 'a member without a role has their own pages only; a link to another page says how to get access'(site) {
    const { page } = site;
    await setRoles(site, INES, []);
    await openAs(site, INES, '/account/portal/users/inviteUser');
    await expect(page.getByText('You do not have access to this page')).toBeVisible();
    await expect(page.getByText('Ask your administrator for access, or choose another page.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu(page).getByRole('button', { name: 'Users' })).toHaveCount(0);
    await choosePage(page, 'Profile');
    await expect(heading(page, 'Profile')).toBeVisible();
  },
  async 'a permission that is taken away while a dialog is open is refused there, and no input is lost'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/portal/groups/createGroup');
    const dialog = page.getByRole('dialog', { name: 'Create a group' });
    await dialog.getByLabel('Name').fill('Night shift');
    await setRoles(site, ADA, ['role-read-only']);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(dialog.getByLabel('Name')).toHaveValue('Night shift');
  },
  async 'a session that ends while a form is open leads to the sign-in, and from there back to the form'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/portal/groups/createGroup');
    const dialog = page.getByRole('dialog', { name: 'Create a group' });
    await dialog.getByLabel('Name').fill('Night shift');
    await endSessions(site);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await signIn(pointer(page), ADA);
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Name').fill('Night shift');
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('dialog', { name: 'Night shift', exact: true })).toBeVisible();
  },
};

const journeysForAdmins: Readonly<Record<string, Walk>> = {
  async 'a page that a role does not include names the roles that do, and the people who have them'(site) {
    const { page } = site;
    await openAs(site, INES, '/account/portal/users');
    await expect(page.getByText('Roles that include it: Admin.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ada Moreno' })).toHaveAttribute('href', 'mailto:ada%40acme.test');
  },
};

function testBothWays(navigation: Navigation, walks: Readonly<Record<string, Walk>>) {
  for (const [title, walk] of Object.entries(walks)) {
    test(`${title}, over HTTP`, async ({ live }) => {
      await mountWith(live.page, { metadata: { navigation } });
      await walk(siteOverHttp(live));
    });
    test(`${title}, in the page`, async ({ page, watch: _watch }) => {
      await mountWith(page, { metadata: { navigation } });
      await walk(await siteInPage(page));
    });
  }
}
testBothWays(teamPages, journeys);
testBothWays(usersForAdmins, journeysForAdmins);

test('after a reload, a user whose permission was taken away sees only what they may do', async ({ live }) => {
  const site = siteOverHttp(live);
  await mountWith(live.page, { metadata: { navigation: teamPages } });
  await openAs(site, ADA, '/account/portal/groups/createGroup');
  await expect(live.page.getByRole('dialog', { name: 'Create a group' })).toBeVisible();
  await setRoles(site, ADA, ['role-read-only']);
  await live.page.reload();
  await expect(heading(live.page, 'Groups')).toBeVisible();
  await expect(live.page.getByRole('button', { name: 'Create group' })).toHaveCount(0);
  await expect(live.page.getByRole('dialog')).toHaveCount(0);
});
