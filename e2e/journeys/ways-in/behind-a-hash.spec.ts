import { type Hands, keyboard, pointer } from '../../setup/hands';
import { type Home, homeOverHttp } from '../../setup/home';
import { expect, type LiveHost, test } from '../../setup/live-host';
import { openIdCompany, throughCompany, toCompany } from './company';
import { expectSignedIn, type Journey } from './journey';
import { signIn, tryAgain } from './moves';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';

/** The host as whoever serves it has set it up. */
async function setUp({ page }: LiveHost, metas: Readonly<Record<string, string>>) {
  await page.addInitScript((given) => {
    document.addEventListener('readystatechange', () => {
      for (const [name, content] of Object.entries(given)) {
        document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
      }
    });
  }, metas);
}

interface Way extends Journey {
  metas: Readonly<Record<string, string>>;
}

const hash = { 'url-strategy': 'hash' };
const hosted = { 'identity-hosted-login': 'true' };

async function throughHosted(hands: Hands, home: Home) {
  await home.open('/');
  await hands.press('Sign in');
  await signIn(hands, ADA);
  await tryAgain(hands, home);
  await expectSignedIn(home, ADA);
  await hands.press('Sign out');
  await expect(home.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

const ways: Way[] = [
  {
    title: 'a provider, behind a hash',
    metas: hash,
    fault: 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin',
    async walk(hands, home) {
      await home.open('/#/account/login');
      await hands.press('Sign in with Google');
      await home.elsewhere(hands).press(/ada@acme\.test/);
      await tryAgain(hands, home);
      await expectSignedIn(home, ADA);
      await expect(home.page).toHaveURL(/:\d+\/#\/$/);
    },
  },
  {
    title: 'a company by OpenID Connect, behind a hash',
    metas: hash,
    prepare: throughCompany(openIdCompany),
    fault: 'POST /identity/resources/auth/v2/user/oidc/postlogin',
    async walk(hands, home) {
      await home.open('/#/account/login');
      await toCompany(hands, INES);
      await home.elsewhere(hands).press(/ines@acme\.test/);
      await tryAgain(hands, home);
      await expectSignedIn(home, INES);
    },
  },
  {
    title: 'a company by SAML, behind a hash',
    metas: hash,
    prepare: throughCompany({}),
    fault: 'POST /identity/resources/auth/v1/user/saml/postlogin',
    async walk(hands, home) {
      await home.open('/#/account/login');
      await toCompany(hands, INES);
      await home.elsewhere(hands).press(/ines@acme\.test/);
      await home.elsewhere(hands).press('Continue');
      await tryAgain(hands, home);
      await expectSignedIn(home, INES);
    },
  },
  { title: 'hosted login', metas: hosted, fault: 'POST /oauth/token', walk: throughHosted },
  {
    title: 'hosted login, behind a hash',
    metas: { ...hosted, ...hash },
    fault: 'POST /oauth/token',
    walk: throughHosted,
  },
];

for (const [hand, handsOf] of [['keyboard alone', keyboard] as const, ['pointer', pointer] as const]) {
  for (const { title, metas, prepare, fault, walk } of ways) {
    test(`${title}, by ${hand}, after a failure`, async ({ live, watch }) => {
      watch.allow(/Simulated failure|status of 503/);
      await setUp(live, metas);
      const home = homeOverHttp(live);
      await prepare?.(home);
      live.world.faults.add({ call: fault, kind: 'status', status: 503, errors: ['Simulated failure'], times: 1 });
      await walk(handsOf(live.page), home);
    });
  }
}

test('an answer that is loaded again behind a hash says that it was used', async ({ live }) => {
  await setUp(live, hash);
  const { page, open } = live;
  await open('/#/account/social/success?code=old&state=old');
  await expect(page.getByText('it was used before')).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/#\/account\/login$/);
});
