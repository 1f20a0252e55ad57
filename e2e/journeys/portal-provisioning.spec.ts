import type { APIRequestContext, Page } from '@playwright/test';
import type { World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { keyboard, pointer, type UserActions } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';
const NAME = 'Head office';
const CONNECT = 'POST /directory/resources/v1/configurations/scim2';
const NORA = { userName: 'nora@acme.test', displayName: 'Nora Vega', active: true };

const form = (page: Page) => page.getByRole('dialog', { name: 'Connect a directory' });
const ready = (page: Page) => page.getByRole('dialog', { name: 'Set up the directory' });
const panel = (page: Page) => page.getByRole('dialog', { name: NAME });
const row = (page: Page) => page.getByRole('row', { name: new RegExp(NAME) });

/** The members of the team that a directory manages. */
const managed = (world: World) =>
  (world.snapshot().tables.memberships as { managedBy: string }[]).filter(({ managedBy }) => managedBy === 'scim2');

/** Everything that outlives the dialog: the address, the history and the storage of the page. */
const traces = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]));

/** Opens the page in a tenant whose vendor shows it. */
async function openProvisioning(user: UserActions, world: World, open: (address: string) => Promise<void>) {
  world.publish({ navigation: { provisioning: { visibility: 'byPermissions' } } });
  await open('/account/login');
  await signIn(user, ADA);
  await user.press('Open the admin portal');
  await user.press('Provisioning');
}

/** Writes a user as the directory does, with what the administrator has copied from the dialog. */
async function writeUser(request: APIRequestContext, address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  return request.post(`${address}/Users`, { headers, data: JSON.stringify(NORA) });
}

test('an administrator connects Okta at the second attempt, a user arrives by SCIM, and both are deleted', async ({
  live: { page, world, open },
  request,
  watch,
}) => {
  // The console names the failed call.
  watch.allow(/Simulated failure 500/);
  const user = pointer(page);
  await openProvisioning(user, world, open);
  await expect(page.getByText('No directory connected yet')).toBeVisible();

  await user.press('Connect a directory');
  await form(page).getByRole('radio', { name: 'Okta' }).check();
  await user.fill('Name', NAME);
  world.faults.add({ call: CONNECT, kind: 'status', status: 500, times: 1 });
  await user.press('Connect', { failsOnce: true });

  const address = await ready(page).getByText('/directory/resources/scim/v2.0/').innerText();
  await ready(page).getByRole('button', { name: 'Show' }).click();
  const token = await ready(page).getByRole('group', { name: 'Token' }).getByRole('code').innerText();
  expect(token).toMatch(/^\w{40,}$/);
  expect(await traces(page)).not.toContain(token);
  await page.keyboard.press('Escape');
  await expect(ready(page).getByRole('alert')).toContainText('Confirm that you have stored it');
  await ready(page).getByRole('checkbox').check();
  await user.press('Done');
  await expect(row(page)).toContainText('Waiting');

  expect((await writeUser(request, address, token)).status()).toBe(201);
  await row(page).getByRole('button', { name: NAME, exact: true }).click();
  await expect(panel(page).getByText('Connected')).toBeVisible();
  await expect(panel(page).getByRole('definition').nth(2)).toHaveText('1');
  expect(managed(world)).toHaveLength(1);

  await panel(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete “${NAME}”?` });
  await expect(question.getByText('1 user stays in the team')).toBeVisible();
  await question.getByRole('checkbox', { name: 'Also delete the users' }).check();
  await expect(question.getByText('1 user is removed from the team')).toBeVisible();
  await question.getByRole('button', { name: 'Delete with users' }).click();
  await expect(page.getByText('No directory connected yet')).toBeVisible();
  expect(managed(world)).toEqual([]);
  expect((await writeUser(request, address, token)).status()).toBe(401);
});

test('an administrator connects, pauses and resumes a directory by keyboard alone', async ({
  live: { page, world, open },
}) => {
  const user = keyboard(page);
  await openProvisioning(user, world, open);
  await user.press('Connect a directory');
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form(page).getByRole('radio', { name: 'Okta' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('radio', { name: 'Microsoft Entra ID' })).toBeChecked();
  await user.fill('Name', NAME);
  await page.keyboard.press('Enter');

  await expect(ready(page).getByRole('heading', { name: 'In Microsoft Entra ID' })).toBeVisible();
  await user.tick('I have stored it in a safe place');
  await user.press('Done');
  await expect(row(page)).toContainText('Waiting');
  const [{ id = '' } = {}] = world.directory.connections();
  await world.directory.push(id, { email: NORA.userName, name: NORA.displayName });

  const menu = page.getByRole('button', { name: `Actions for ${NAME}` });
  await user.press(`Actions for ${NAME}`);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Pause “${NAME}”?` });
  await expect(question.getByText('1 user loses access at once.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await user.press('Pause connection');
  await expect(row(page)).toContainText('Paused');
  expect(managed(world)).toEqual([]);
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await user.press('Resume connection');
  await expect(row(page)).toContainText('Connected');
  expect(managed(world)).toHaveLength(1);

  await expect(menu).toBeFocused();
  const opener = row(page).getByRole('button', { name: NAME, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'In Microsoft Entra ID' })).toBeVisible();
  await user.press('Pause');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
