import type { Page } from '@playwright/test';
import type { Navigation } from '@portico/sdk/metadata';
import { type HostSite, siteInPage, siteOverHttp } from '../setup/host-site';
import { expect } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { test } from '../setup/shared-context';
import { pointer } from '../setup/user-actions';
import { CODE, signIn } from './login-methods/sign-in-steps';
import { appCode, putRows } from './login-methods/world-rows';

const ADA = 'ada@acme.test';
/** A user with an authenticator app. */
const BEN = 'ben@acme.test';
/** A user with the role Read Only. */
const INES = 'ines@acme.test';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });
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

/** The login box that covers the page of an interrupted session. */
const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInAgain(page: Page, email: string) {
  await expect(again(page).getByText('What you have typed is still here.')).toBeVisible();
  await signIn(pointer(page), email);
  await expect(again(page)).toHaveCount(0);
}

/** Saves settings after the session has ended, signs in again, and saves what is still there. */
async function saveInterrupted(site: HostSite) {
  const { page } = site;
  await choosePage(page, 'Account details');
  await page.getByLabel('Address').fill('1 Pier Road');
  await endSessions(site);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await signInAgain(page, ADA);
  await expect(page.getByLabel('Address')).toHaveValue('1 Pier Road');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
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
  async 'permissions that are taken away while a dialog is open: it keeps the input and says so, and the rest follows'(
    site,
  ) {
    const { page } = site;
    await openAs(site, ADA, '/account/portal/groups/createGroup');
    const dialog = page.getByRole('dialog', { name: 'Create a group' });
    await dialog.getByLabel('Name').fill('Night shift');
    await setRoles(site, ADA, []);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(dialog.getByText('Your role does not allow this. Ask your administrator.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Night shift');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You do not have access to this page')).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Users' })).toHaveCount(0);
    await expect(menu(page).getByRole('button', { name: 'Profile' })).toBeVisible();
  },
  async 'a session that ends while a dialog is open asks to sign in again over it, and nothing typed is lost'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/portal/groups/createGroup');
    const dialog = page.getByRole('dialog', { name: 'Create a group' });
    await dialog.getByLabel('Name').fill('Night shift');
    await endSessions(site);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await signInAgain(page, ADA);
    await expect(dialog.getByLabel('Name')).toHaveValue('Night shift');
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('dialog', { name: 'Night shift', exact: true })).toBeVisible();
  },
  async 'a call that needs a second factor asks for it over the dialog, and is then sent with what was typed'(site) {
    const { page } = site;
    await openAs(site, BEN, '/account/login');
    await page.getByLabel(CODE).fill(await appCode(site, BEN));
    await page.getByRole('button', { name: 'Open the admin portal' }).click();
    await site.inWorld((world, ms) => {
      world.clock.advance(ms);
      world.faults.add({ call: 'PUT /identity/resources/users/v2/me', kind: 'step-up', maxAge: 60 });
    }, 90_000);
    await page.getByRole('button', { name: 'Edit name' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your name' });
    await dialog.getByLabel('Full name').fill('Ben O.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const box = page.getByRole('dialog', { name: 'One more confirmation' });
    await expect(box.getByText('What you have typed is still here.')).toBeVisible();
    await expect(box.getByText('Back to the application')).toHaveCount(0);
    await page.goBack();
    for (const attempt of [1, 2]) {
      await expect(box).toHaveCount(0);
      await expect(dialog.getByText('This needs your second step. Try again, and confirm it.')).toBeVisible();
      await expect(dialog.getByLabel('Full name')).toHaveValue('Ben O.');
      await dialog.getByRole('button', { name: 'Save' }).click();
      if (attempt === 1) await box.getByRole('button', { name: 'Cancel' }).dblclick();
    }
    await box.getByLabel(CODE).fill(await appCode(site, BEN));
    await expect(box).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Ben O.').first()).toBeVisible();
  },
  async 'Back while the login box covers a dialog goes back in the sign-in, and the dialog keeps what was typed'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/login');
    await page.getByRole('button', { name: 'Open the admin portal' }).click();
    await choosePage(page, 'Groups');
    await page.getByRole('button', { name: 'Create group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a group' });
    await dialog.getByLabel('Name').fill('Night shift');
    await endSessions(site);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await again(page).getByRole('button', { name: 'Continue', exact: true }).click();
    const password = again(page).getByLabel('Password', { exact: true });
    await expect(password).toBeVisible();
    await page.goBack();
    await expect(password).toHaveCount(0);
    await expect(again(page).getByLabel('Email')).toHaveValue(ADA);
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await signInAgain(page, ADA);
    await expect(dialog.getByLabel('Name')).toHaveValue('Night shift');
    await page.goBack();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(heading(page, 'Groups')).toBeVisible();
  },
  async 'a session that ends while settings are edited keeps them, in the portal over the host too'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/login');
    await page.getByRole('button', { name: 'Open the admin portal' }).click();
    await saveInterrupted(site);
    await choosePage(page, 'Profile');
    await choosePage(page, 'Account details');
    await expect(page.getByLabel('Address')).toHaveValue('1 Pier Road');
  },
  async 'a session that ends while the portal is over a modal dialog of the host asks to sign in again over both'(
    site,
  ) {
    const { page } = site;
    await openAs(site, ADA, '/account/login');
    const opener = page.getByRole('button', { name: 'Open the admin portal' });
    await opener.evaluate((button: HTMLElement) => {
      document.body.appendChild(document.createElement('dialog')).showModal();
      button.click();
    });
    await saveInterrupted(site);
  },
  async 'a portal over the host says that the session has ended, and is back at its page after the sign-in'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/login');
    await page.getByRole('button', { name: 'Open the admin portal' }).click();
    await choosePage(page, 'Groups');
    // Not the heading, which is there before the answer: a refused load would end the session before the next press.
    await expect(page.getByText('Support desk').first()).toBeVisible();
    await endSessions(site);
    await choosePage(page, 'Roles');
    const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
    const button = ended.getByRole('button', { name: 'Sign in' });
    await expect(button).toBeFocused();
    await button.click();
    await signIn(pointer(page), ADA);
    await expect(heading(page, 'Roles')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
  },
  async 'another user who signs in over an interrupted session sees nothing of what was typed'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/portal/account');
    await expect(heading(page, 'Account details')).toBeVisible();
    await page.getByLabel('Address').fill('1 Pier Road');
    await endSessions(site);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await signInAgain(page, INES);
    await expect(page.getByRole('region', { name: 'Company' })).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue('12 Quay Street, Portland');
  },
  async 'a user who does not want to sign in again signs out'(site) {
    const { page } = site;
    await openAs(site, ADA, '/account/portal/groups/createGroup');
    const dialog = page.getByRole('dialog', { name: 'Create a group' });
    await dialog.getByLabel('Name').fill('Night shift');
    await endSessions(site);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await again(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
