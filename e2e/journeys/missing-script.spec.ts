import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { siteOverHttp } from '../setup/host-site';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { giveEmail, signIn } from './login-methods/sign-in-steps';
import { offer } from './login-methods/world-rows';

const ADA = 'ada@acme.test';

/** Makes every request for these scripts fail, as without a network. */
const refuse = (page: Page, scripts: string) => page.route(scripts, (route) => route.abort('internetdisconnected'));

/** The recoveries of a script. Browsers differ in whether they request a failed one again. */
const recoveries = [
  { name: 'the network is back', restore: (page: Page, scripts: string) => page.unroute(scripts) },
  { name: 'the page is loaded again', restore: restoreAtReload },
];

/** The scripts keep failing until the page itself is requested again, as after a release that has replaced them. */
async function restoreAtReload(page: Page, scripts: string) {
  await page.route(
    (address) => !address.pathname.includes('.'),
    async (route) => {
      if (route.request().isNavigationRequest()) await page.unroute(scripts);
      await route.fallback();
    },
  );
}

/** Signs in from the step after the recovery: the password step, or the first step with the typed address. */
async function goOnFromEmail(page: Page) {
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await expect(email.or(password)).toBeVisible();
  if (await email.isVisible()) {
    await expect(email).toHaveValue(ADA);
    await pointer(page).press('Continue');
  }
  await password.fill(DEMO_PASSWORD);
  await pointer(page).press('Sign in');
}

for (const { name, restore } of recoveries) {
  test(`a step whose script failed to load is there once ${name}`, async ({ live: { page, open } }) => {
    await open('/account/login');
    await page.getByLabel('Email').waitFor();
    await refuse(page, '**/assets/**');
    await giveEmail(pointer(page), ADA);
    await expect(page.getByRole('alert')).toContainText('This part could not be shown');
    await restore(page, '**/assets/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await goOnFromEmail(page);
    await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
  });

  test(`a page of the portal whose script failed to load is there once ${name}`, async ({
    live: { page, open },
    watch,
  }) => {
    watch.allow(/Failed to fetch dynamically imported module/);
    await open('/account/login');
    await signIn(pointer(page), ADA);
    await refuse(page, '**/assets/UsersPage*');
    await page.getByRole('button', { name: 'Open the admin portal' }).click();
    await page.getByRole('button', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await restore(page, '**/assets/UsersPage*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  });
}

test('the script of a portal page is loaded when the pointer comes to its entry in the menu', async ({
  live: { page, open },
  watch: _watch,
}) => {
  await open('/account/login');
  await signIn(pointer(page), ADA);
  const script = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/UsersPage'));
  await page.getByRole('button', { name: 'Open the admin portal' }).click();
  await page.getByRole('button', { name: 'Users', exact: true }).hover();
  await script;
  await refuse(page, '**/assets/UsersPage*');
  await page.getByRole('button', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('a step whose script failed to load stays on the page while there is no network', async ({
  live: { page, open },
}) => {
  await open('/account/login');
  await page.getByLabel('Email').waitFor();
  await refuse(page, '**/assets/**');
  await giveEmail(pointer(page), ADA);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This part could not be shown');
  await page.context().setOffline(true);
  const unanswered = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await unanswered;
  await expect(alert).toContainText('This part could not be shown');
});

test('an action whose script failed to load says so, and blames no service', async ({ live }) => {
  const { page, open } = live;
  await offer(siteOverHttp(live), ['Code']);
  await refuse(page, '**/assets/begin-local*');
  await open('/account/login');
  await giveEmail(pointer(page), ADA);
  await expect(page.getByRole('alert')).toContainText('then reload the page');
});
