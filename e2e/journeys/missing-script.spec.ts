import { pointer } from '../setup/hands';
import { homeOverHttp } from '../setup/home';
import { expect, test } from '../setup/live-host';
import { giveEmail, signIn } from './ways-in/moves';
import { offer } from './ways-in/world-rows';

const ADA = 'ada@acme.test';

const SCRIPTS = '**/assets/**';

test('a step whose script did not come is there once the network is back', async ({ live: { page, open } }) => {
  await open('/account/login');
  await page.getByLabel('Email').waitFor();
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
  await giveEmail(pointer(page), ADA);
  await expect(page.getByRole('alert')).toContainText('This part could not be shown');

  await page.context().setOffline(true);
  const unanswered = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('button', { name: 'Try again' }).click();
  await unanswered;
  await expect(page.getByRole('alert')).toContainText('This part could not be shown');

  await page.context().setOffline(false);
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await signIn(pointer(page), ADA);
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

test('an action whose script did not come says so, and blames no service', async ({ live }) => {
  const { page, open } = live;
  await offer(homeOverHttp(live), ['Code']);
  await page.route('**/assets/begin-local*', (route) => route.abort('internetdisconnected'));
  await open('/account/login');
  await giveEmail(pointer(page), ADA);
  await expect(page.getByRole('alert')).toContainText('then reload the page');
});

test('a page of the portal whose script did not come is there once it does', async ({
  live: { page, open },
  watch,
}) => {
  watch.allow(/Failed to fetch dynamically imported module/);
  await open('/account/login');
  await signIn(pointer(page), ADA);
  await page.route('**/assets/UsersPage*', (route) => route.abort('internetdisconnected'));
  const openUsers = async () => {
    await page.getByRole('button', { name: 'Open the admin portal' }).click();
    await page.getByRole('button', { name: 'Users', exact: true }).click();
  };
  await openUsers();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/UsersPage*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await openUsers();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});
