import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const TABS = 10;
const REFRESH = '/identity/resources/auth/v1/user/token/refresh';

const refreshes = (world: World) => world.journal.list().filter(({ path }) => path === REFRESH);

/** Tabs of the browser that is signed in, all loading at once. */
async function openTabs(context: BrowserContext) {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(siteUrl('spa'))));
  return tabs;
}

test('ten tabs that open at once take turns, and none ends the session of another', async ({
  live: { page, world, open },
}) => {
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  const before = refreshes(world).length;
  const tabs = await openTabs(page.context());
  for (const tab of tabs) await expect(tab.getByText('Signed in as ada@acme.test')).toBeVisible();
  const statuses = refreshes(world)
    .slice(before)
    .map(({ status }) => status);
  expect(statuses).toEqual(Array(TABS).fill(200));
  await page.reload();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});
