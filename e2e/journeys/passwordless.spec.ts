import { siteOverHttp } from '../setup/host-site';
import { expect } from '../setup/live-host';
import { test } from '../setup/shared-context';
import { changePerson, mailedCode, offer } from './login-methods/world-rows';

const ADA = 'ada@acme.test';

test('signs in by a mailed link that something has opened first, once', async ({ live, context }) => {
  const { page, world, open } = live;
  await offer(siteOverHttp(live), ['MagicLink']);
  await open('/account/login?redirectUrl=%2F%3Ffrom%3Dlink');
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(/Send the link again in \d+ seconds/)).toBeVisible();

  const link = world.inbox.list()[0]?.link ?? '';
  await open(link);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await open(link);
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();

  await context.clearCookies();
  await open(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('asks for whatever name the vendor takes, and says what is wrong with it', async ({ live }) => {
  const { page, open } = live;
  const site = siteOverHttp(live);
  await offer(site, ['EmailAndPassword', 'UsernameAndCode']);
  await changePerson(site, ADA, { username: 'harbor-ada' });
  await open('/account/login');
  const name = page.getByLabel('Username or email');
  await name.fill('two words');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/letters, numbers, dots/)).toBeVisible();
  await name.fill('harbor-ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await mailedCode(site));
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

test('loads the numbering plans of all countries only to ask for a phone number', async ({ live }) => {
  const { page, open } = live;
  const site = siteOverHttp(live);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/phone-?(number|field)/i.test(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
      loaded.push(request.url());
  });
  await offer(site, ['Code']);
  await open('/account/login');
  await page.getByLabel('Email').pressSequentially(ADA);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await mailedCode(site));
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
  expect(loaded).toEqual([]);

  await open('/account/reset-phone-number');
  await page.getByLabel('Email').pressSequentially(ADA);
  await expect.poll(() => loaded).not.toEqual([]);
});
