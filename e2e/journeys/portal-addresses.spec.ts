import type { Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { keepRouterState } from '../setup/router-state';
import { openStudio } from '../setup/studio';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const invitation = (page: Page) => page.getByRole('dialog', { name: 'Invite a user' });
const hostPage = (page: Page) => page.getByText(`Signed in as ${ADA}`);
const address = (page: Page) => page.evaluate(() => window.location.pathname + window.location.hash);
const choosePage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('button', { name }).click();

/** From the host's page to the invitation: two pages and a dialog. */
async function openInvitation(page: Page) {
  await page.getByRole('button', { name: 'Open the admin portal' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await choosePage(page, 'Users');
  await page.getByRole('button', { name: 'Invite user' }).click();
  await expect(invitation(page)).toBeVisible();
}

test('over the host, Back goes from the dialog to the page, to the page before and to the host', async ({ live }) => {
  const { page, open } = live;
  await mountWith(page, {}, keepRouterState);
  await open('/account/login');
  await signIn(pointer(page), ADA);
  await expect(hostPage(page)).toBeVisible();
  const before = await page.evaluate(() => window.history.state);
  await openInvitation(page);
  expect(await page.evaluate(() => window.history.state)).toMatchObject(before);
  expect(await address(page)).toBe('/');
  await page.goBack();
  await expect(invitation(page)).toHaveCount(0);
  await expect(heading(page, 'Users')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
  await page.goForward();
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(invitation(page)).toBeVisible();
});

test('over the host, a reload shows the same page and dialog', async ({ live }) => {
  const { page, open } = live;
  await open('/account/login');
  await signIn(pointer(page), ADA);
  await openInvitation(page);
  await page.reload();
  await expect(invitation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close settings' }).click();
  await expect(hostPage(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.portico?.overlay)).toBeUndefined();
  await page.reload();
  await expect(hostPage(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const hosts = {
  'with paths': { prefix: '' },
  'behind a hash': { prefix: '/#', options: { urlStrategy: 'hash' as const } },
  'with a router of its own': { prefix: '', code: keepRouterState },
};

for (const [title, host] of Object.entries<{ prefix: string; options?: { urlStrategy: 'hash' }; code?: () => void }>(
  hosts,
)) {
  test(`in a host ${title}, a link opens a dialog after the sign-in`, async ({ live }) => {
    const { page, open } = live;
    const { prefix } = host;
    await mountWith(page, host.options ?? {}, host.code);
    await open(`${prefix}/account/portal/users/inviteUser`);
    await signIn(pointer(page), ADA);
    await expect(invitation(page)).toBeVisible();
    expect(await address(page)).toBe(`${prefix}/account/portal/users/inviteUser`);
    await page.keyboard.press('Escape');
    await expect.poll(() => address(page)).toBe(`${prefix}/account/portal/users`);
    await choosePage(page, 'Profile');
    await page.getByRole('button', { name: 'Edit Job title' }).click();
    await expect.poll(() => address(page)).toBe(`${prefix}/account/portal/profile/editProfileField/jobTitle`);
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Edit your job title' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Users')).toBeVisible();
  });
}

test('pages in the Focus view of the studio leave the studio’s own Back alone', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'screen=admin-portal/users&state=default');
  await page.getByRole('button', { name: /^Texts/ }).click();
  await expect(page.getByLabel('Find a text')).toBeVisible();
  const [entries, url] = await page.evaluate(() => [window.history.length, window.location.href]);
  await frame.getByRole('button', { name: 'Invite user' }).click();
  await expect(frame.getByRole('dialog', { name: 'Invite a user' })).toBeVisible();
  await page.keyboard.press('Escape');
  await frame.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('button', { name: 'Profile' }).click();
  await expect(frame.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [window.history.length, window.location.href])).toEqual([entries, url]);
  await page.goBack();
  await expect(page.getByLabel('Find a text')).toHaveCount(0);
});
