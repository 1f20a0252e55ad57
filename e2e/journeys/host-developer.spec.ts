import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, test } from '../setup/live-host';
import { otherSiteInPage } from '../setup/other-site';
import { siteUrl } from '../setup/serve';

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page);
}

async function fillSignIn(page: Page) {
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
}

test('the same application runs live over HTTP and, with one prop more, on a world in the page', async ({
  live,
  watch: _watch,
}) => {
  const { page, open, world } = live;
  await open();
  await signIn(page);
  expect(world.journal.list().length).toBeGreaterThan(0);

  const calls = world.journal.list().length;
  await page.goto(siteUrl('spa-demo'));
  await signIn(page);
  await expect(page.getByText(/preview/i)).toBeVisible();
  expect(world.journal.list()).toHaveLength(calls);
});

test('a rule of the host for all inputs shows no field that only password managers read', async ({
  live,
  watch: _watch,
}) => {
  const { page, open } = live;
  await open('/account/login');
  await page.addStyleTag({ content: 'input { display: block }' });
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const address = page.locator('input[name="username"]');
  await expect(address).toHaveValue('ada@acme.test');
  await expect(address).toBeHidden();
});

/** Signs in to the demo and returns the text of its badge. */
async function signInOnDemo(page: Page, wishes: string) {
  await page.goto(`${siteUrl('spa-demo')}/?latency=0&${wishes}`);
  await signIn(page);
  return page.getByText(/simulated data/).textContent();
}

test('shows the calls of a demo in the network panel through a service worker', async ({ page, watch: _watch }) => {
  const calls: string[] = [];
  page.on('response', (response) => response.fromServiceWorker() && calls.push(new URL(response.url()).pathname));
  expect(await signInOnDemo(page, 'adapter=service-worker')).toBe('Preview · simulated data');
  expect(calls.some((path) => path.endsWith('/identity/resources/auth/v1/user'))).toBe(true);
});

test('answers in the page, and says why, where no service worker can be had', async ({ page }) => {
  const badge = await signInOnDemo(page, 'adapter=service-worker&script=/no-such-worker.js');
  expect(badge).toContain('answered in the page: The service worker could not start');
});

/** The worker of an application that works offline: it answers from the network. */
const workerOfHost = `addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`;

/** Registers the host's worker for the addresses of the login box; runs in the page. */
async function registerHostWorker() {
  const { installing } = await navigator.serviceWorker.register('/host-worker.js', { scope: '/account/' });
  await new Promise<void>((done) => {
    installing?.addEventListener('statechange', () => installing.state === 'activated' && done());
  });
}

test("answers in the page, and says why, where the host's own service worker controls it", async ({
  page,
  context,
  watch: _watch,
}) => {
  await context.route('**/host-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: workerOfHost }),
  );
  await page.goto(siteUrl('spa-demo'));
  await page.evaluate(registerHostWorker);
  await page.goto(`${siteUrl('spa-demo')}/account/login?latency=0&adapter=service-worker`);
  await fillSignIn(page);
  await expect(page.getByText(/simulated data/)).toContainText(
    'answered in the page: The service worker does not control this page.',
  );
});

test('nothing but that prop turns a preview on', async ({ live: { page, open } }) => {
  await page.addInitScript(() => {
    localStorage.setItem('preview', 'true');
    sessionStorage.setItem('preview', 'true');
  });
  await open('/?preview=1&previewMode=true');
  await page.evaluate(() => window.postMessage({ type: 'preview', preview: true }, '*'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(/simulated/i)).toHaveCount(0);
});

test('a missing base address says what to do instead of failing quietly', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await page.addInitScript(() => {
    window.porticoHost = { contextOptions: { baseUrl: '', clientId: 'demo-client-id' } };
  });
  await page.goto(siteUrl('parity'));
  await expect.poll(() => alerts.length).toBe(1);
  expect(alerts[0]).toContain('baseUrl');
  await expect(page.locator('body')).toBeEmpty();
});

/** An origin that is registered nowhere. It serves the demo's build. */
const ANYWHERE = 'https://demo.harbor.example';

test('a demo leads to providers and back, also by the browser’s Back, from wherever it is served', async ({
  page,
  watch,
}) => {
  watch.allow(/left the machine: https:\/\/demo\.harbor\.example\//);
  await page.route(`${ANYWHERE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: siteUrl('spa-demo') + pathname + search }) });
  });
  await page.goto(`${ANYWHERE}/?latency=0`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const google = page.getByRole('button', { name: 'Sign in with Google' });
  const provider = page.frameLocator('portico-preview-site iframe');
  await google.click();
  await provider.getByRole('heading').waitFor();
  await page.goBack();
  await expect(provider.getByRole('heading')).toHaveCount(0);
  await google.click();
  await otherSiteInPage(page).press(/ada@acme\.test/);
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(ANYWHERE);
  // A file may still be on its way, and its answer would come after the end of the test.
  await page.unrouteAll({ behavior: 'wait' });
});
