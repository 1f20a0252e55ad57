import type { HostSite } from '../../setup/host-site';
import { expect } from '../../setup/live-host';
import { openIdCompany, throughCompany, toCompany } from './company';
import { expectSignedIn, type Journey, testJourney } from './journey';
import { openDirectly, tryAgain } from './sign-in-steps';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const SOCIAL = 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin';
const PRELOGIN = 'POST /identity/resources/auth/v2/user/sso/prelogin';

/** The seven well-known providers, and two custom ones. */
const providers = ['Google', 'Microsoft', 'GitHub', 'Facebook', 'Slack', 'Apple', 'LinkedIn', 'GitLab', 'Harbor ID'];

/** Further providers fold under "More". */
const MAX_VISIBLE = 4;

const byProvider: Journey[] = providers.map((name, index) => ({
  title: `the provider ${name}`,
  fault: SOCIAL,
  async walk(user, site) {
    await site.open('/account/login');
    if (index >= MAX_VISIBLE) await user.press('More');
    await user.press(`Sign in with ${name}`);
    await site.otherSite(user).press(/ada@acme\.test/);
    await tryAgain(user, site);
    await expectSignedIn(site, ADA);
  },
}));

const directly = (type: string, data: string): Journey => ({
  title: `a direct ${type} by ${data}`,
  fault: SOCIAL,
  async walk(user, site) {
    await openDirectly(site, { type, data });
    await site.otherSite(user).press(/ada@acme\.test/);
    await tryAgain(user, site);
    await expectSignedIn(site, ADA);
  },
});

/** Returns the address at which a company signs its user in. Its state is valid in this browser only. */
async function companyAddress({ page, open }: HostSite, email: string): Promise<string> {
  await open('/');
  const service = await page.locator('meta[name="identity-service"]').getAttribute('content');
  const given = { url: `${service}/frontegg/identity/resources/auth/v2/user/sso/prelogin`, email };
  return page.evaluate(async (asked) => {
    const ask = 'demo' in window ? window.demo.transport : fetch;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: asked.email });
    const answer = await ask(new Request(asked.url, { method: 'POST', credentials: 'include', headers, body }));
    return (await answer.json()).address;
  }, given);
}

const directlyToCompany: Journey = {
  title: 'an address of the company, directly',
  prepare: throughCompany({}),
  fault: 'POST /identity/resources/auth/v1/user/saml/postlogin',
  async walk(user, site) {
    await openDirectly(site, { type: 'direct', data: await companyAddress(site, INES) });
    await site.otherSite(user).press(/ines@acme\.test/);
    await site.otherSite(user).press('Continue');
    await tryAgain(user, site);
    await expectSignedIn(site, INES);
  },
};

const refused: Journey = {
  title: 'a provider that was cancelled, then another one',
  alsoInPage: true,
  fault: SOCIAL,
  async walk(user, site) {
    await site.open('/account/login');
    await user.press('Sign in with GitHub');
    await site.otherSite(user).press('Cancel');
    await expect(site.page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await user.press('Back to sign in');
    await user.press('Sign in with Google');
    await site.otherSite(user).press(/ada@acme\.test/);
    await user.press('Try again');
    await expectSignedIn(site, ADA);
  },
};

const signUp: Journey = {
  title: 'a new account by a provider',
  fault: SOCIAL,
  async walk(user, site) {
    await site.open('/account/sign-up');
    await user.press('Sign up with Google');
    await site.otherSite(user).press(/nora@outside\.test/);
    await tryAgain(user, site);
    await expectSignedIn(site, 'nora@outside.test');
  },
};

const companies: Journey[] = [
  {
    title: 'a company found by the domain, by SAML',
    alsoInPage: true,
    prepare: throughCompany({}),
    fault: 'POST /identity/resources/auth/v1/user/saml/postlogin',
    async walk(user, site) {
      await site.open('/account/login');
      await toCompany(user, INES);
      await site.otherSite(user).press(/ines@acme\.test/);
      await site.otherSite(user).press('Continue');
      await tryAgain(user, site);
      await expectSignedIn(site, INES);
    },
  },
  {
    title: 'a company found by the domain, by OpenID Connect',
    alsoInPage: true,
    prepare: throughCompany(openIdCompany),
    fault: 'POST /identity/resources/auth/v2/user/oidc/postlogin',
    async walk(user, site) {
      await site.open('/account/login');
      await toCompany(user, INES);
      await site.otherSite(user).press(/ines@acme\.test/);
      await tryAgain(user, site);
      await expectSignedIn(site, INES);
    },
  },
  {
    title: 'a company that says no, and back into the application',
    prepare: throughCompany({}),
    fault: PRELOGIN,
    async walk(user, site) {
      await site.open('/account/login');
      await toCompany(user, INES, { failsOnce: true });
      await site.otherSite(user).press('Cancel');
      await site.otherSite(user).press('Continue');
      await expect(site.page.getByRole('heading', { name: 'Your company did not sign you in' })).toBeVisible();
      await user.press('Back to the application');
      await expect(site.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    },
  },
  {
    title: 'an unsolicited answer of a company',
    prepare: throughCompany({}),
    fault: 'POST /identity/resources/auth/v1/user/saml/postlogin',
    async walk(user, site) {
      await site.open(`/account/saml/callback?${new URLSearchParams({ SAMLResponse: 'PHNhbWw+' })}`);
      await tryAgain(user, site);
      await expect(site.page.getByRole('heading', { name: 'Your company did not sign you in' })).toBeVisible();
      await user.press('Back to sign in');
      await expect(site.page.getByLabel('Email')).toBeVisible();
    },
  },
];

[
  ...byProvider,
  { ...directly('social-login', 'google'), alsoInPage: true },
  directly('custom-social-login', 'gitlab'),
  directlyToCompany,
  refused,
  signUp,
  ...companies,
].forEach(testJourney);
