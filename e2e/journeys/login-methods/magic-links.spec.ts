import type { AuthStrategy } from '@portico/sdk/contract';
import { homeOverHttp } from '../../setup/home';
import { expect, test } from '../../setup/live-host';
import { siteUrl } from '../../setup/serve';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { changePerson, mailedLink, offer } from './world-rows';

const ADA = 'ada@acme.test';
const ASK = 'POST /identity/resources/auth/v1/passwordless/{type}/prelogin';
const ANSWER = 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin';

const byLink = (strategy: AuthStrategy, label: string, name: string, fault: string): Journey => ({
  title: strategy === 'MagicLink' ? 'a mailed link' : 'a user name and a mailed link',
  async prepare(home) {
    await offer(home, [strategy]);
    await changePerson(home, ADA, { username: 'harbor-ada' });
  },
  fault,
  async walk(hands, home) {
    await home.open('/account/login');
    await hands.fill(label, name);
    await hands.press('Continue', { failsOnce: fault === ASK });
    await expect(home.page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    const link = await mailedLink(home);
    await home.open(link);
    // Opening the link does not use it up.
    await home.open(link);
    await hands.press('Sign in', { failsOnce: fault === ANSWER });
    await expect(home.page.getByRole('heading', { name: 'You are signed in' })).toBeFocused();
    await hands.press('Go now');
    await expectSignedIn(home, ADA);
  },
});

testJourney({ ...byLink('MagicLink', 'Email', ADA, ANSWER), alsoInPage: true });
testJourney(byLink('UsernameAndMagicLink', 'Username', 'harbor-ada', ASK));

test('the tab that waits for the link goes on once another tab has used it', async ({ live }) => {
  const { page, world, open } = live;
  const home = homeOverHttp(live);
  await offer(home, ['MagicLink']);
  await open('/account/login?redirectUrl=%2F%3Ffrom%3Dlink');
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const other = await page.context().newPage();
  const { pathname, search } = new URL(await mailedLink(home), page.url());
  await other.goto(siteUrl('spa') + pathname + search);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
  await expect(page).toHaveURL(/from=link/);
  expect(world.journal.list().filter(({ path }) => path.endsWith('/magiclink/postlogin'))).toHaveLength(1);
});
