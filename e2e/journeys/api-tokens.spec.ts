import type { Page } from '@playwright/test';
import type { World } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { pointer } from '../setup/user-actions';
import { signIn } from './login-methods/sign-in-steps';

const ADA = 'ada@acme.test';
const NAME = 'Deployment pipeline';
const PAGE = '/account/portal/apiTokens';
const CREATE = 'POST /identity/resources/tenants/api-tokens/v2';

const secretsOf = (world: World) =>
  (world.snapshot().tables.apiTokens as { secret: string }[]).map((row) => row.secret);
const form = (page: Page) => page.getByRole('dialog', { name: 'Create an API token' });
const ready = (page: Page) => page.getByRole('dialog', { name: 'The token is ready' });
const row = (page: Page) => page.getByRole('row', { name: new RegExp(NAME) });

/** Everything that outlives the dialog: the address, the history and the storage of the page. */
const traces = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]));

/** Opens the tokens of the tenant in a tenant whose vendor shows the page. */
async function openTokens(page: Page, world: World, open: (address: string) => Promise<void>) {
  world.publish({ navigation: { apiTokens: { visibility: 'byPermissions' } } });
  await open('/account/login');
  await signIn(pointer(page), ADA);
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
  await open(PAGE);
  await expect(page.getByRole('heading', { name: 'API tokens', level: 1 })).toBeVisible();
}

async function fillIn(page: Page) {
  await page.getByRole('button', { name: 'Create token' }).click();
  await form(page).getByLabel('Description').fill(NAME);
  await form(page).getByRole('checkbox', { name: 'Support' }).check();
}

test('an administrator creates client credentials, stores the secret once and deletes them', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure|Failed to load resource/);
  await openTokens(page, world, open);
  await fillIn(page);

  world.faults.add({ call: CREATE, kind: 'status', status: 500, times: 1 });
  await form(page).getByRole('button', { name: 'Create token' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Something went wrong on our side');
  await form(page).getByRole('button', { name: 'Create token' }).click();

  await expect(ready(page)).toBeVisible();
  const [secret = ''] = secretsOf(world);
  expect(secretsOf(world)).toEqual([expect.stringMatching(/^\w{40,}$/)]);
  expect(await page.content()).not.toContain(secret);
  await ready(page).getByRole('button', { name: 'Show' }).click();
  await expect(ready(page).getByText(secret)).toBeVisible();
  expect(await traces(page)).not.toContain(secret);
  await page.emulateMedia({ media: 'print' });
  await expect(ready(page).getByText(secret)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const downloading = page.waitForEvent('download');
  await ready(page).getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('api-token.txt');
  await page.keyboard.press('Escape');
  await expect(ready(page).getByRole('alert')).toContainText('Confirm that you have stored it');
  await ready(page).getByRole('checkbox').check();
  await ready(page).getByRole('button', { name: 'Done' }).click();
  await expect(ready(page)).toHaveCount(0);
  await expect(row(page)).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Delete token' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  expect(secretsOf(world)).toEqual([]);
});

for (const [title, leave] of Object.entries({
  'Back closes, once confirmed,': async (page: Page) => {
    await page.goBack();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  },
  'a reload closes': (page: Page) => page.reload(),
})) {
  test(`${title} the secret for good, and shows the list`, async ({ live: { page, world, open } }) => {
    await openTokens(page, world, open);
    await fillIn(page);
    await form(page).getByRole('button', { name: 'Create token' }).click();
    await expect(ready(page)).toBeVisible();
    await leave(page);
    await expect(row(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The address follows what is shown.
    await expect(page).toHaveURL(({ pathname }) => pathname === PAGE);
    await page.goForward();
    await expect(row(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.content()).not.toContain(secretsOf(world)[0]);
  });
}
