import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { siteOverHttp } from '../setup/host-site';
import { expect, test } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { keepRouterState } from '../setup/router-state';
import { openStudio } from '../setup/studio';
import { pointer } from '../setup/user-actions';
import { giveCode } from './login-methods/sign-in-steps';
import { appCode, offer } from './login-methods/world-rows';

/** Has an authenticator app. */
const BEN = 'ben@acme.test';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const code = (page: Page) => page.getByLabel('6-digit code');
const hostPage = (page: Page) => page.getByRole('heading', { name: 'Sample host' });

/** From the host's page to the second factor. */
async function reachSecondFactor(page: Page) {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await email(page).fill(BEN);
  await page.getByRole('button', { name: 'Continue' }).click();
  await password(page).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code(page)).toBeVisible();
}

const hosts = {
  'with paths': {},
  'behind a hash': { options: { urlStrategy: 'hash' as const } },
  'with a router of its own': { code: keepRouterState },
};

for (const [title, host] of Object.entries<{ options?: { urlStrategy: 'hash' }; code?: () => void }>(hosts)) {
  test(`in a host ${title}, Back goes from step to step and then to the host`, async ({ live }) => {
    const { page, open } = live;
    await mountWith(page, host.options ?? {}, host.code);
    await open();
    await reachSecondFactor(page);
    await page.goBack();
    await expect(password(page)).toBeFocused();
    await page.goForward();
    await expect(password(page)).toBeVisible();
    await page.goBack();
    await expect(email(page)).toHaveValue(BEN);
    await page.goBack();
    await expect(hostPage(page)).toBeVisible();
  });
}

test('keeps the state of the host’s router in the entry of each step', async ({ live }) => {
  const { page, open } = live;
  await mountWith(page, {}, keepRouterState);
  await open();
  await reachSecondFactor(page);
  const state = () => page.evaluate(() => window.history.state);
  expect(await state()).toMatchObject({ usr: null, idx: 1, key: 'key-1' });
  await page.goBack();
  await expect(password(page)).toBeVisible();
  expect(await state()).toMatchObject({ usr: null, idx: 1, key: 'key-1' });
});

test('two quick presses of Back go two steps back', async ({ live }) => {
  const { page, open } = live;
  await open();
  await reachSecondFactor(page);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await expect(email(page)).toHaveValue(BEN);
  await page.goBack();
  await expect(hostPage(page)).toBeVisible();
});

test('after signing in, Back leads into no step', async ({ live }) => {
  const site = siteOverHttp(live);
  const { page, open } = live;
  await open();
  await reachSecondFactor(page);
  await giveCode(pointer(page), site, (place) => appCode(place, BEN));
  await expect(page.getByText(`Signed in as ${BEN}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Signed in as ${BEN}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Signed in as ${BEN}`)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a reload in mid-flow starts at the first step, and Back leaves from there', async ({ live }) => {
  const { page, open } = live;
  await open();
  await reachSecondFactor(page);
  await page.reload();
  await expect(email(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.portico?.depth)).toBe(0);
  await page.goBack();
  await expect(hostPage(page)).toBeVisible();
});

test('in each of two tabs Back follows the steps of that tab', async ({ live }) => {
  const { page, open } = live;
  await open();
  await reachSecondFactor(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await email(other).fill('ada@acme.test');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(password(other)).toBeVisible();
  await page.goBack();
  await expect(password(page)).toBeVisible();
  await expect(password(other)).toBeVisible();
  await other.goBack();
  await expect(email(other)).toHaveValue('ada@acme.test');
});

test('a forgotten password goes back to its form with the address, and a code by mail to the e-mail address', async ({
  live,
}) => {
  const site = siteOverHttp(live);
  const { page, open } = live;
  await open('/account/forget-password');
  await email(page).fill(BEN);
  await page.locator('.portico-step button[type="submit"]').click();
  await expect(page.getByText('Check your inbox').or(page.getByText(BEN)).first()).toBeVisible();
  await expect(email(page)).toHaveCount(0);
  await page.goBack();
  await expect(email(page)).toHaveValue(BEN);

  await offer(site, ['Code']);
  await open('/account/login');
  await email(page).fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(code(page)).toBeVisible();
  await page.goBack();
  await expect(email(page)).toHaveValue('ada@acme.test');
});

test('steps in the Focus view of the studio leave the studio’s own Back alone', async ({ page, watch: _watch }) => {
  const frame = await openStudio(page, 'screen=login-box/preLogin&state=default');
  await page.getByRole('button', { name: /^Texts/ }).click();
  await expect(page.getByLabel('Find a text')).toBeVisible();
  const entries = await page.evaluate(() => window.history.length);
  await frame.getByLabel('Email').fill('ada@acme.test');
  await frame.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.goBack();
  await expect(page.getByLabel('Find a text')).toHaveCount(0);
});
