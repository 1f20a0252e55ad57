import type { Page } from '@playwright/test';
import { createWorld, type World } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';
import type { AppOptions } from '@portico/sdk';
import { vendorTheme } from '../hosts/vendor-theme';
import { animationsEnded } from '../setup/animations-ended';
import { test as base, expect } from '../setup/live-host';
import { type SiteName, siteUrl } from '../setup/serve';

/** A host whose page has the prerendered first screen, before its script has loaded. */
interface SlowHost {
  world: World;
  /** Opens an address. `options` are options of the provider that the prerendered screen was not built with. */
  open(address: string, site?: SiteName, options?: Partial<AppOptions>): Promise<void>;
  /** Lets the script load. */
  arrive(): Promise<void>;
  /** Makes the script fail to load, once. */
  fail(): Promise<void>;
}

const test = base.extend<{ host: SlowHost }>({
  host: async ({ page, watch: _watched }, use) => {
    const world = createWorld({ scenario: 'small-team', latency: 0 });
    const server = await startServer({ world });
    const baseUrl = server.url.replace('127.0.0.1', 'localhost');
    const script = await delayScript(page);
    async function open(address: string, site: SiteName = 'swift', options: Partial<AppOptions> = {}) {
      await page.addInitScript(
        (given) => {
          window.porticoHost = given;
        },
        { contextOptions: { baseUrl, clientId: 'demo-client-id' }, ...options },
      );
      await page.goto(siteUrl(site) + address, { waitUntil: 'commit' });
    }
    await use({ world, open, ...script });
    await server.stop();
  },
});

/** Delays the host's own script. */
async function delayScript(page: Page) {
  let settle: (fails: boolean) => void = () => {};
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  let isFirst = true;
  await page.route('**/assets/index-*.js', async (route) => {
    const fails = (await settled) && isFirst;
    isFirst = false;
    return fails ? route.abort('connectionfailed') : route.continue();
  });
  return {
    arrive: async () => settle(false),
    fail: async () => settle(true),
  };
}

/** The field of the login box once it is mounted; of the prerendered screen before. */
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' }).last();
const password = (page: Page) => page.getByLabel('Password', { exact: true });
/** Waits until the prerendered screen is removed: both are in the document while one replaces the other. */
async function expectOnlyTheLoginBox(page: Page) {
  await expect(page.locator('#root .portico-root:not([data-concealed])')).toBeVisible();
  await expect(page.locator('.portico-root')).toHaveCount(1);
}

/** A difference of a colour channel (0 to 255) that no user sees. Gradients differ in the last bits of each paint. */
const UNSEEN = 4;

/** The largest difference of a colour channel between two screenshots. */
function distance(page: Page, pictures: Buffer[]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const [a = [], b = []] = await Promise.all(
        sources.map(async (source) => {
          const picture = await createImageBitmap(await (await fetch(source)).blob());
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          return [...(context?.getImageData(0, 0, picture.width, picture.height).data ?? [])];
        }),
      );
      return a.reduce((most, step, index) => Math.max(most, Math.abs(step - (b[index] ?? 0))), 0);
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
}

test('input and presses before the script arrives continue in the login box', async ({ page, host }) => {
  await host.open('/account/login?redirectUrl=%2Freports');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('ada@acme.test');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  await host.arrive();
  await expect(password(page)).toBeFocused();
  await expect(page.getByText('ada@acme.test')).toBeVisible();
});

test('typing continues while the login box replaces the prerendered screen', async ({ page, host }) => {
  await host.open('/account/login');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('ada@');
  await host.arrive();
  await expectOnlyTheLoginBox(page);
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('acme.test');
  await expect(email(page)).toHaveValue('ada@acme.test');
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
});

test('a press that begins before the script has loaded ends on the same button', async ({ page, host }) => {
  await host.open('/account/login');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).hover();
  await page.mouse.down();
  await host.arrive();
  await expect(page.locator('#root .portico-root:not([data-concealed])')).toBeAttached();
  await page.evaluate(animationsEnded);
  await page.mouse.up();
  await expect(password(page)).toBeFocused();
  await expectOnlyTheLoginBox(page);
});

test('the login box answers a press with an empty field', async ({ page, host }) => {
  await host.open('/account/login');
  await expect(email(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await host.arrive();
  await expect(email(page)).toHaveAccessibleDescription(/email/i);
  await expect(email(page)).toBeFocused();
});

test('a script that fails to load shows a message with a retry', async ({ page, host, watch }) => {
  watch.allow(/index-/);
  await host.open('/account/login');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('ada@acme.test');
  await page.keyboard.press('Enter');
  await host.fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('data-pending');
  await page.getByRole('alert').getByRole('button').click();
  await expect(email(page)).toHaveValue('ada@acme.test');
  await expectOnlyTheLoginBox(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

for (const address of ['/', '/account/sign-up', '/account/login/magic-link', '/account/login-help']) {
  test(`shows nothing at ${address}`, async ({ page, host }) => {
    await host.open(address);
    await expect(page.locator('#root')).toBeAttached();
    await expect(page.locator('input')).toHaveCount(0);
  });
}

const dresses = [
  { title: 'as it is' },
  { title: 'in German', locale: 'de-AT' },
  { title: 'from right to left', locale: 'he' },
  { title: 'at 320 pixels', viewport: { width: 320, height: 640 } },
  { title: "in a vendor's theme", site: 'swift-themed' as const },
];

for (const { title, site = 'swift', ...use } of dresses) {
  test.describe(title, () => {
    test.use(use);
    test('is replaced by the login box without a visible change', async ({ page, host }) => {
      await page.route('**/identity/resources/**', () => new Promise(() => {}));
      // The mark of the SDK is no part of the prerendered screen: it appears once the vendor's mode is known.
      await page.route('**/vendors/public', () => new Promise(() => {}));
      if (site === 'swift-themed') host.world.publish(vendorTheme);
      await host.open('/account/login', site);
      await expect(page.getByRole('textbox')).toBeFocused();
      await page.evaluate(animationsEnded);
      const drawn = await page.screenshot({ caret: 'hide' });
      await host.arrive();
      await expectOnlyTheLoginBox(page);
      await page.evaluate(animationsEnded);
      const mounted = await page.screenshot({ caret: 'hide' });
      expect(await distance(page, [drawn, mounted])).toBeLessThanOrEqual(UNSEEN);
    });
  });
}

/** Delays the vendor's document until the returned function is called. */
async function delayDocument(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/metadata?entityName=adminBox', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const concealed = (page: Page) => page.locator('#root .portico-root[data-concealed]');
const submitColor = (page: Page) =>
  page
    .locator('[type=submit]')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test("keeps the vendor's theme while the document loads, and is shown on later page loads", async ({ page, host }) => {
  host.world.publish(vendorTheme);
  const release = await delayDocument(page);
  await host.open('/account/login', 'swift-themed');
  await expect(email(page)).toBeFocused();
  const prerendered = await submitColor(page);
  await host.arrive();
  await expect(concealed(page)).toBeAttached();
  await page.evaluate(animationsEnded);
  expect(await submitColor(page)).toBe(prerendered);
  release();
  await expectOnlyTheLoginBox(page);
  await page.route('**/assets/index-*.js', () => new Promise(() => {}));
  await page.reload({ waitUntil: 'commit' });
  await expect(email(page)).toBeFocused();
});

test("a login box that waited for the vendor's document has its colours at once", async ({ page, host }) => {
  host.world.publish(vendorTheme);
  const release = await delayDocument(page);
  await host.arrive();
  await host.open('/account/login', 'parity');
  await expect(concealed(page)).toBeAttached();
  const submit = page.locator('[type=submit]');
  const before = await submitColor(page);
  await submit.evaluate((button) => {
    button.addEventListener('transitionrun', () => button.setAttribute('data-faded', ''));
  });
  release();
  await expectOnlyTheLoginBox(page);
  await page.evaluate(animationsEnded);
  expect(await submitColor(page)).not.toBe(before);
  await expect(submit).not.toHaveAttribute('data-faded');
});

test('a stale prerendered screen is not shown again', async ({ page, host }) => {
  await host.open('/account/login', 'swift', { themeOptions: vendorTheme.themeV2 });
  await expect(email(page)).toBeVisible();
  await host.arrive();
  await expectOnlyTheLoginBox(page);
  await page.route('**/assets/index-*.js', () => new Promise(() => {}));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('input')).toHaveCount(0);
});
