import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, type FaultKind } from '@portico/mock-backend';
import type { AppOptions } from '@portico/sdk';
import { fillIn, pressAtRest, textFields } from '../setup/filled-form';
import { type HostSite, siteOverHttp } from '../setup/host-site';
import { expect, test as testAlone } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { test } from '../setup/shared-context';
import { pointer, type UserActions } from '../setup/user-actions';
import { throughCompany, toCompany } from './login-methods/company';
import { invite } from './login-methods/invite';
import { expectSignedIn } from './login-methods/journey';
import { expectStep, giveCode, giveEmail, signIn as signInAs } from './login-methods/sign-in-steps';
import { appCode, mailedCode, mailedLink, offer, setPolicy, textedCode } from './login-methods/world-rows';

const [ADA, BEN, CHLOE] = ['ada@acme.test', 'ben@acme.test', 'chloe@acme.test'];
const [DANIEL, INES] = ['daniel@acme.test', 'ines@acme.test'];
/** A user of another tenant, with a password. */
const LIAM = 'liam@brightwater.test';
/** A user who has never signed in. */
const MIA = 'mia@newharbor.test';
const DAY_MS = 86_400_000;

/** Signs in by password, from the login page. */
async function signIn(page: Page) {
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
}

/** Fills in and sends the form of the step as this user, and waits for the next step. */
const goOnAs =
  (email: string) =>
  async ({ page }: HostSite) => {
    const title = page.locator('.portico-step h1');
    const before = (await title.textContent()) ?? '';
    await fillIn(page, (right) => (right === ADA ? email : right));
    await pressAtRest(page);
    await expect(title).not.toHaveText(before);
  };
const goOn = goOnAs(ADA);

const openAt = (address: string) => async (site: HostSite) => {
  await site.open(address);
  await expect(site.page.locator('.portico-step :is(input, button)').first()).toBeVisible();
};
const openMail = async (site: HostSite) => openAt(await mailedLink(site))(site);
const openInvitation = async (site: HostSite) => openAt(await invite(site, LIAM))(site);

/** Signs in and opens the step-up page with `maxAge=0`, which no earlier second factor satisfies. */
const beginStepUp = async (site: HostSite) => {
  await signIn(site.page);
  await openAt('/account/step-up?maxAge=0&redirectUrl=%2Fpayments')(site);
};

/** Advances the clock past the rate limits, which would refuse repeated calls. */
const rest = ({ inWorld }: HostSite) => inWorld((world, ms) => world.clock.advance(ms), 120_000);

/** Enters the code of the newest message. */
const giveNewest = (read: (site: HostSite) => Promise<string>) => async (site: HostSite) => {
  const title = site.page.locator('.portico-step h1');
  const before = (await title.textContent()) ?? '';
  await giveCode(pointer(site.page), site, read);
  await expect(title.filter({ hasText: before })).toHaveCount(0);
};

/** Signs in a user with a second factor through the hosted login page. */
const signInHosted = async (site: HostSite) => {
  const user = pointer(site.page);
  await rest(site);
  // A pending answer would set the session cookie again.
  await site.page.waitForLoadState('networkidle');
  await site.page.context().clearCookies();
  await site.open('/');
  await user.press('Sign in');
  await signInAs(user, BEN);
  await giveCode(user, site, (place) => appCode(place, BEN));
  await expectSignedIn(site, BEN);
};

interface Flow {
  host?: Partial<AppOptions>;
  /** Whether pages of the flow navigate by themselves, for instance from a step to the host's page. */
  redirects?: boolean;
  prepare?: (site: HostSite) => Promise<unknown>;
  /** The actions of the journey, one for each step. */
  steps: readonly ((site: HostSite) => Promise<unknown>)[];
}

const flows: Readonly<Record<string, Flow>> = {
  'signing in by password': { steps: [openAt('/account/login'), goOn] },
  'signing in by code': { prepare: (site) => offer(site, ['Code']), steps: [openAt('/account/login'), goOn] },
  'signing in by link': {
    prepare: (site) => offer(site, ['MagicLink']),
    steps: [openAt('/account/login'), goOn, openMail],
  },
  'setting a second factor up': {
    prepare: (site) => setPolicy(site, 'mfa', { enforceMFAType: 'Force' }),
    steps: [openAt('/account/login'), goOn, goOn],
  },
  'signing in by text message': {
    prepare: (site) => offer(site, ['SmsCode']),
    steps: [openAt('/account/login'), goOn],
  },
  'a second factor by text message': { steps: [openAt('/account/login'), goOnAs(CHLOE), goOnAs(CHLOE)] },
  'a choice of second factors': { steps: [openAt('/account/login'), goOnAs(DANIEL), goOnAs(DANIEL)] },
  'a password that is too old': {
    prepare: (site) => setPolicy(site, 'password-rotation', { isActive: true, rotationPeriod: 1 }),
    steps: [openAt('/account/login'), goOn, goOn],
  },
  'a step-up without a second factor': { steps: [openAt('/account/login'), beginStepUp] },
  'an invitation': { steps: [openInvitation, goOn] },
  'signing up': { steps: [openAt('/account/sign-up'), goOn] },
  'activating an account': { steps: [openAt('/account/sign-up'), goOnAs(MIA), openMail] },
  'a forgotten password': { steps: [openAt('/account/forget-password'), goOn, openMail] },
  'signing up by phone': {
    redirects: true,
    prepare: (site) =>
      setPolicy(site, 'sign-up', {
        allowed: true,
        email: { isActive: false, isRequired: false },
        phoneNumber: { isActive: true, isRequired: true },
      }),
    steps: [
      async (site) => {
        await rest(site);
        await openAt('/account/sign-up')(site);
      },
      goOn,
      giveNewest(textedCode),
    ],
  },
  'a lost phone': {
    prepare: (site) => offer(site, ['EmailAndPassword'], ['SmsCode']),
    steps: [
      async (site) => {
        await rest(site);
        await openAt('/account/reset-phone-number')(site);
      },
      goOnAs(INES),
      giveNewest(mailedCode),
      goOn,
      giveNewest(textedCode),
    ],
  },
  'a locked account': {
    steps: [
      async (site) => {
        await openAt('/account/login')(site);
        await goOn(site);
        await getLocked(site);
      },
      openMail,
      ({ page }) => pressAtRest(page),
    ],
  },
  'a step-up through hosted login': {
    host: { hostedLoginBox: true },
    redirects: true,
    steps: [signInHosted, (site) => site.open('/account/step-up?maxAge=0&redirectUrl=%2Fpayments')],
  },
};

/** Expects a heading and an enabled button or link, so that no step ends in a dead end or a spinner. */
async function expectClear(page: Page, when: string) {
  const place = page.locator('.portico-step, .host').last();
  await expect(place.getByRole('heading', { level: 1 }), when).toHaveText(/\p{L}{3}/u);
  await expect(place.locator('button:visible, a:visible').first(), when).toBeEnabled();
}

/**
 * Waits for the entry of the first step. A login box that is loaded at the entry of a later step shows its first step, and
 * then goes back in the history by itself, which would cancel a Back or Forward of the test, or be cancelled by it.
 */
const waitForFirstEntry = (page: Page) => page.waitForFunction(() => (window.history.state?.portico?.depth ?? 0) === 0);

for (const [title, { host, redirects, prepare, steps }] of Object.entries(flows)) {
  test(`${title} survives a reload and the back button at every step`, async ({ live }) => {
    const site = siteOverHttp(live);
    const { page } = site;
    await mountWith(page, host ?? {});
    await prepare?.(site);
    // A reload or Back must act on a page that no longer redirects: the browser refuses it during a navigation.
    const settled = () => (redirects ? page.waitForLoadState('networkidle') : undefined);
    const expectSettled = async (when: string) => {
      await expectClear(page, when);
      await waitForFirstEntry(page);
      await settled();
    };
    for (let last = 1; last <= steps.length; last++) {
      await site.open('/');
      for (const step of steps.slice(0, last)) await step(site);
      await settled();
      await page.reload();
      await expectSettled(`step ${last}, reloaded`);
      await page.goBack();
      await expectSettled(`step ${last}, back`);
      await page.goForward();
      await expectSettled(`step ${last}, forward again`);
    }
  });
}

/** Flows whose first step calls the service. */
const asking = ['signing in by code', 'signing in by link', 'signing up', 'a forgotten password', 'a lost phone'];

/** A proxy answers each call with its own page, or redirects it to its login page on a site that answers no other site. */
const proxies: readonly FaultKind[] = [{ kind: 'html' }, { kind: 'redirect' }];

for (const title of asking) {
  test(`${title} survives an outage within a step, loses no input, and continues once the network is back`, async ({
    live,
    watch,
  }) => {
    // The browser itself reports a redirect to a page that it may not read.
    watch.allow(/blocked by CORS policy/);
    const site = siteOverHttp(live);
    const { page } = site;
    const { prepare, steps } = flows[title] ?? { steps: [] };
    await prepare?.(site);
    await steps[0]?.(site);
    await fillIn(page);
    const typed = () =>
      textFields(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const before = await typed();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await pressAtRest(page);
    await expect(page.getByRole('alert')).toContainText('Check your internet connection');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.context().setOffline(false);
    expect(await typed()).toEqual(before);
    for (const fault of proxies) {
      live.world.faults.add({ ...fault, call: '*' });
      await pressAtRest(page);
      await expect.poll(() => live.world.journal.list().some((entry) => entry.fault === fault.kind)).toBe(true);
      await expect(page.getByRole('alert')).toContainText(/try again/i);
      await expect(page.getByRole('alert')).toBeFocused();
      live.world.faults.clear();
      expect(await typed(), fault.kind).toEqual(before);
    }
    const step = page.locator('.portico-step h1');
    const heading = (await step.textContent()) ?? '';
    await pressAtRest(page);
    await expect(step).not.toHaveText(heading);
  });
}

/** Guesses until the service refuses further attempts. */
async function getLocked({ page }: HostSite) {
  const field = page.getByLabel('Password', { exact: true });
  const focused = field.or(page.getByRole('alert')).and(page.locator(':focus'));
  for (let guesses = 0; guesses < 5; guesses++) {
    await field.fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(focused).toBeVisible();
  }
}

/** Links whose token is used only by a press. */
const mailed: Readonly<Record<string, Flow & { byPress?: true }>> = {
  'sign in': { prepare: (site) => offer(site, ['MagicLink']), steps: [openAt('/account/login'), goOn], byPress: true },
  'choose a new password': { steps: [openAt('/account/forget-password'), goOn] },
  'activate an account': { steps: [(site) => invite(site, MIA)] },
  'join a team': { steps: [(site) => invite(site, LIAM)] },
  'unlock an account': { steps: [openAt('/account/login'), goOn, getLocked], byPress: true },
};

for (const [title, { prepare, steps, byPress }] of Object.entries(mailed)) {
  test(`a link to ${title} that is too old says so, and leads on`, async ({ live }) => {
    const site = siteOverHttp(live);
    await prepare?.(site);
    for (const step of steps) await step(site);
    const link = await mailedLink(site);
    live.world.clock.advance(30 * DAY_MS);
    await openAt(link)(site);
    if (byPress) await pressAtRest(site.page);
    const step = site.page.locator('.portico-step');
    await expect(step.getByText(/does not work|no longer|expired/i).first()).toBeVisible();
    await expectClear(site.page, 'an old link');
  });
}

const cookieAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Allow cookies for this site' });

test('a browser without cookies shows the reason once, instead of asking in a loop', async ({
  live: { page, open },
}) => {
  await open('/account/login');
  await signIn(page);
  await page.context().clearCookies();
  await open('/account/login');
  await expect(cookieAlert(page)).toBeFocused();
  await expect(page.getByLabel('Email')).toBeEditable();
  await signIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await open('/account/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(cookieAlert(page)).toHaveCount(0);
});

/** Login methods that leave the page, for another page or another site. */
const roundabout: Readonly<Record<string, (user: UserActions, site: HostSite) => Promise<void>>> = {
  async 'a provider'(user, site) {
    await site.open('/account/login');
    await user.press('Sign in with Google');
    await user.press(/ada@acme\.test/);
  },
  async 'a company'(user, site) {
    await throughCompany({})(site);
    await site.open('/account/login');
    await toCompany(user, ADA);
    await user.press(/ada@acme\.test/);
    await user.press('Continue');
  },
  async 'a mailed link'(user, site) {
    await offer(site, ['MagicLink']);
    await site.open('/account/login');
    await giveEmail(user, ADA);
    await expectStep(site, 'Check your inbox');
    await site.open(await mailedLink(site));
    await user.press('Sign in');
    await user.press('Go now');
  },
};

for (const [title, walk] of Object.entries(roundabout)) {
  test(`${title} signs in without cookies, and the next page load says why it asks again`, async ({ live }) => {
    const site = siteOverHttp(live);
    await walk(pointer(site.page), site);
    await expectSignedIn(site, ADA);
    await site.page.context().clearCookies();
    await site.open('/account/login');
    await expect(cookieAlert(site.page)).toBeFocused();
    await expect(site.page.getByLabel('Email')).toBeEditable();
  });
}

for (const [title, offset] of [
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const) {
  // In a context of its own: Playwright sets the clock of the whole context, and never sets it back.
  testAlone(
    `a machine whose clock is ${title} signs in and stays signed in`,
    async ({ live: { page, world, open } }) => {
      await page.clock.setSystemTime(world.clock.now() + offset);
      await open('/account/login');
      await signIn(page);
      world.journal.clear();
      await page.reload();
      await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
      const refreshes = world.journal.list().filter(({ path }) => path.endsWith('/token/refresh'));
      expect(refreshes).toHaveLength(1);
    },
  );
}
