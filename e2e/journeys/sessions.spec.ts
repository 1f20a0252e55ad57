import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const TABS = 10;
const REFRESH = '/identity/resources/auth/v1/user/token/refresh';

const refreshes = (world: World) => world.journal.list().filter(({ path }) => path === REFRESH);

/** Opens several tabs of the signed-in browser at once. */
async function openTabs(context: BrowserContext) {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(siteUrl('spa'))));
  return tabs;
}

test('ten tabs that open at once share the refresh, and none ends the session of another', async ({
  live: { page, world, open },
}) => {
  await open('/account/login');
  await signIn(page);
  const before = refreshes(world).length;
  const tabs = await openTabs(page.context());
  for (const tab of tabs) await expect(tab.getByText('Signed in as ada@acme.test')).toBeVisible();
  const statuses = refreshes(world)
    .slice(before)
    .map(({ status }) => status);
  // Tabs that were open in time have shared one answer.
  expect(statuses.length).toBeLessThanOrEqual(TABS);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await page.reload();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});

async function signIn(page: Page) {
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
}

/** Tells whether a tab of the browser waits for the lock to refresh. */
const anotherTabWaits = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name?.startsWith('portico:') && !name.endsWith(' rescue'));
  });

test('a tab that opens while another refreshes receives its answer', async ({ live: { page, world, open } }) => {
  await open('/account/login');
  await signIn(page);
  const [second, third] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [second, third]) {
    await tab.goto(siteUrl('spa'));
    await expect(tab.getByText('Signed in as ada@acme.test')).toBeVisible();
  }
  const before = refreshes(world).length;
  await page.context().route(`**${REFRESH}`, async (route) => {
    // A waiting tab refreshes by itself after 5 seconds. The test sees it wait long before that.
    await expect.poll(() => anotherTabWaits(third), { timeout: 30_000, intervals: [100] }).toBe(true);
    await route.continue();
  });
  await Promise.all([page.reload(), second.reload()]);
  for (const tab of [page, second]) await expect(tab.getByText('Signed in as ada@acme.test')).toBeVisible();
  expect(refreshes(world).length).toBe(before + 1);
});

test('a user who opens a page offline is signed in once it is online', async ({ live: { page, open }, watch }) => {
  watch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|difficulties/);
  await open('/account/login');
  await signIn(page);
  await page.route(`**${REFRESH}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.unroute(`**${REFRESH}`);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});

test('a page that the history restores after a sign-out shows the login page, and says nothing of cookies', async ({
  live: { page, world, open },
}) => {
  await open('/account/portal/users');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Ben Okafor' })).toBeVisible();
  // As after a sign-out in another tab, of which a frozen page gets no message.
  world.faults.add({ call: `POST ${REFRESH}`, kind: 'status', status: 401 });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Ben Okafor')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
