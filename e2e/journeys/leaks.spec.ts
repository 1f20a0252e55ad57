import { test as base, expect, type Page } from '@playwright/test';
import { type LeakWatch, watchLeaks } from '../setup/leaks/watch-leaks';

const TOKEN = `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.${Buffer.from('{"sub":"user-1"}').toString('base64url')}.${'s'.repeat(43)}`;
const VERIFIER = 'v'.repeat(43);
const PASSWORD = 'Sturdy-Harbor-42!';
const PAGE = 'http://localhost/';
const FORM = `<form><input name="password" type="password"><input name="code" autocomplete="one-time-code"></form>`;

/** A page that knows one secret of every kind, and has leaked none. */
const test = base.extend<{ leaks: LeakWatch }>({
  leaks: async ({ page, context }, use) => {
    const leaks = watchLeaks();
    await leaks.listen(context);
    await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: FORM }));
    await page.goto(PAGE);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.locator('[name=code]').fill('482913');
    await context.addCookies([{ name: 'fe_refresh_client', value: 'refresh-1', url: PAGE, httpOnly: true }]);
    await page.evaluate(
      (code_verifier) => fetch('/oauth/token', { method: 'POST', body: JSON.stringify({ code_verifier }) }),
      VERIFIER,
    );
    await use(leaks);
  },
});

/** Writes a text to the page's database. */
const storeInDatabase = (page: Page, text: string) =>
  page.evaluate(
    (value) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('designs', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('rows').put({ value }, 'row');
        request.onsuccess = () => done(request.result.close());
      }),
    text,
  );

/** Puts a text there, as a defect of the product would. */
const leaksOf: Readonly<Record<string, (page: Page, text: string) => Promise<unknown>>> = {
  console: (page, text) => page.evaluate((value) => console.info('signed in', { value }), text),
  'local storage': (page, text) => page.evaluate((value) => localStorage.setItem('session', value), text),
  'session storage': (page, text) => page.evaluate((value) => sessionStorage.setItem('session', value), text),
  cookie: (page, text) => page.context().addCookies([{ name: 'session', value: encodeURIComponent(text), url: PAGE }]),
  database: storeInDatabase,
  address: (page, text) =>
    page.evaluate((value) => history.pushState(null, '', `/#/${encodeURIComponent(value)}`), text),
  clipboard: (page, text) =>
    page.evaluate((value) => navigator.clipboard.writeText(value).catch(() => undefined), `report: ${text}`),
  referrer: async (page, text) => {
    await page.goto(`${PAGE}?given=${encodeURIComponent(text)}`);
    await page.evaluate(() => fetch('http://other.test/', { referrerPolicy: 'unsafe-url', mode: 'no-cors' }));
  },
  download: async (page, text) => {
    const saved = page.waitForEvent('download');
    await page.evaluate((value) => {
      const link = document.createElement('a');
      Object.assign(link, { href: URL.createObjectURL(new Blob([value])), download: 'report.json' }).click();
    }, text);
    await saved;
  },
};

test('finds nothing on a page that leaks nothing', async ({ leaks }) => {
  expect(await leaks.find()).toEqual([]);
});

for (const [surface, leak] of Object.entries(leaksOf)) {
  test(`finds a token in ${surface}`, async ({ page, leaks }) => {
    await leak(page, TOKEN);
    expect((await leaks.find()).join('\n')).toContain(`token in ${surface}`);
  });
}

for (const [kind, value] of Object.entries({
  password: PASSWORD,
  'one-time code': '482913',
  verifier: VERIFIER,
  'refresh token': 'refresh-1',
})) {
  test(`finds a ${kind} in session storage`, async ({ page, leaks }) => {
    await page.evaluate((secret) => sessionStorage.setItem('draft', `{"value":"${secret}"}`), value);
    expect((await leaks.find()).join('\n')).toContain(`${kind} in session storage (draft)`);
  });
}

test('finds what a second tab leaks', async ({ context, leaks }) => {
  const second = await context.newPage();
  await second.goto(PAGE);
  await second.evaluate((token) => sessionStorage.setItem('session', token), TOKEN);
  expect(await leaks.find()).toEqual([expect.stringContaining('token in session storage (session)')]);
});

test('finds a secret of one browser in another one', async ({ browser, leaks }) => {
  const other = await browser.newContext();
  await leaks.listen(other);
  const page = await other.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: FORM }));
  await page.goto(`${PAGE}?invited-with=${encodeURIComponent(PASSWORD)}`);
  expect((await leaks.find()).join('\n')).toContain('password in address (/)');
  await other.close();
});

test('hears nothing after it has stopped, so that the next test can listen to the same browser', async ({
  page,
  context,
  leaks,
}) => {
  leaks.stop();
  await page.evaluate((token) => console.info(token), TOKEN);
  expect(await leaks.find()).toEqual([]);
  const next = watchLeaks();
  await next.listen(context);
  await page.evaluate((token) => console.info(token), TOKEN);
  expect(await next.find()).toHaveLength(1);
});

test('finds what was removed before the next navigation was over', async ({ page, leaks }) => {
  await page.evaluate((token) => sessionStorage.setItem('session', token), TOKEN);
  await page.goto(`${PAGE}next`);
  await page.evaluate(() => sessionStorage.clear());
  expect(await leaks.find()).toHaveLength(1);
});

test('finds an authorization code that stays in the history, and allows it while it arrives', async ({
  page,
  leaks,
}) => {
  await page.goto(`${PAGE}oauth/callback?code=authorization-1&state=1`);
  expect((await leaks.find()).join('\n')).toContain('authorization code in address (history)');
  await page.evaluate(() => history.replaceState(null, '', '/'));
});

test('allows the authorization code of an address that is replaced', async ({ page, leaks }) => {
  await page.goto(`${PAGE}oauth/callback?code=authorization-1&state=1`);
  await page.evaluate(() => history.replaceState(null, '', '/'));
  expect(await leaks.find()).toEqual([]);
});
