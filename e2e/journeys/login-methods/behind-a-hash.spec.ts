import { expect, test } from '../../setup/live-host';
import { mountWith } from '../../setup/mount-with';
import { openIdCompany, throughCompany, toCompany } from './company';
import { throughHosted } from './hosted';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { tryAgain } from './moves';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const hash = { urlStrategy: 'hash' } as const;

const ways: Journey[] = [
  {
    title: 'a provider, behind a hash',
    alsoInPage: true,
    host: hash,
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
    host: hash,
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
    alsoInPage: true,
    host: hash,
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
  {
    title: 'hosted login, behind a hash',
    alsoInPage: true,
    host: { ...hash, hostedLoginBox: true },
    fault: 'POST /oauth/token',
    walk: throughHosted,
  },
];

ways.forEach(testJourney);

test('an answer that is loaded again behind a hash says that it was used', async ({ live }) => {
  const { page, open } = live;
  await mountWith(page, hash);
  await open('/#/account/social/success?code=old&state=old');
  await expect(page.getByText('it was used before')).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/#\/account\/login$/);
});
