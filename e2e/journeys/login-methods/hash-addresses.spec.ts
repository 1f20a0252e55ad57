import { expect, test } from '../../setup/live-host';
import { mountWith } from '../../setup/mount-with';
import { openIdCompany, throughCompany, toCompany } from './company';
import { throughHosted } from './hosted';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { tryAgain } from './sign-in-steps';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const hash = { urlStrategy: 'hash' } as const;

const journeys: Journey[] = [
  {
    title: 'a provider, behind a hash',
    alsoInPage: true,
    host: hash,
    fault: 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin',
    async walk(user, site) {
      await site.open('/#/account/login');
      await user.press('Sign in with Google');
      await site.otherSite(user).press(/ada@acme\.test/);
      await tryAgain(user, site);
      await expectSignedIn(site, ADA);
      await expect(site.page).toHaveURL(/:\d+\/#\/$/);
    },
  },
  {
    title: 'a company by OpenID Connect, behind a hash',
    host: hash,
    prepare: throughCompany(openIdCompany),
    fault: 'POST /identity/resources/auth/v2/user/oidc/postlogin',
    async walk(user, site) {
      await site.open('/#/account/login');
      await toCompany(user, INES);
      await site.otherSite(user).press(/ines@acme\.test/);
      await tryAgain(user, site);
      await expectSignedIn(site, INES);
    },
  },
  {
    title: 'a company by SAML, behind a hash',
    alsoInPage: true,
    host: hash,
    prepare: throughCompany({}),
    fault: 'POST /identity/resources/auth/v1/user/saml/postlogin',
    async walk(user, site) {
      await site.open('/#/account/login');
      await toCompany(user, INES);
      await site.otherSite(user).press(/ines@acme\.test/);
      await site.otherSite(user).press('Continue');
      await tryAgain(user, site);
      await expectSignedIn(site, INES);
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

journeys.forEach(testJourney);

test('an answer that is loaded again behind a hash says that it was used', async ({ live }) => {
  const { page, open } = live;
  await mountWith(page, hash);
  await open('/#/account/social/success?code=old&state=old');
  await expect(page.getByText('it was used before')).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/#\/account\/login$/);
});
