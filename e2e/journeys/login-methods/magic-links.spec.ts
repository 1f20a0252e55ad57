import type { AuthStrategy } from '@portico/sdk/contract';
import { siteOverHttp } from '../../setup/host-site';
import { expect, test } from '../../setup/live-host';
import { siteUrl } from '../../setup/serve';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { changePerson, mailedLink, offer } from './world-rows';

const ADA = 'ada@acme.test';
const ASK = 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin';
const ANSWER = 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin';

const byLink = (strategy: AuthStrategy, label: string, name: string, fault: string): Journey => ({
  title: strategy === 'MagicLink' ? 'a mailed link' : 'a user name and a mailed link',
  async prepare(site) {
    await offer(site, [strategy]);
    await changePerson(site, ADA, { username: 'harbor-ada' });
  },
  fault,
  async walk(user, site) {
    await site.open('/account/login');
    await user.fill(label, name);
    await user.press('Continue', { failsOnce: fault === ASK });
    await expect(site.page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    const link = await mailedLink(site);
    await site.open(link);
    // Opening the link does not use it up.
    await site.open(link);
    await user.press('Sign in', { failsOnce: fault === ANSWER });
    await expect(site.page.getByRole('heading', { name: 'You are signed in' })).toBeFocused();
    await user.press('Go now');
    await expectSignedIn(site, ADA);
  },
});

testJourney({ ...byLink('MagicLink', 'Email', ADA, ANSWER), alsoInPage: true });
testJourney(byLink('UsernameAndMagicLink', 'Username', 'harbor-ada', ASK));

test('the tab that waits for the link goes on once another tab has used it', async ({ live }) => {
  const { page, world, open } = live;
  const site = siteOverHttp(live);
  await offer(site, ['MagicLink']);
  await open('/account/login?redirectUrl=%2F%3Ffrom%3Dlink');
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const other = await page.context().newPage();
  const { pathname, search } = new URL(await mailedLink(site), page.url());
  await other.goto(siteUrl('spa') + pathname + search);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
  await expect(page).toHaveURL(/from=link/);
  expect(world.journal.list().filter(({ path }) => path.endsWith('/magiclink/postlogin'))).toHaveLength(1);
});
