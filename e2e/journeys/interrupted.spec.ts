import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import type { AppOptions } from '@portico/sdk';
import { fillIn, pressAtRest, textFields } from '../setup/filled-form';
import { type Hands, pointer } from '../setup/hands';
import { type Home, homeOverHttp } from '../setup/home';
import { expect, test } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { throughCompany, toCompany } from './login-methods/company';
import { invite } from './login-methods/invite';
import { expectSignedIn } from './login-methods/journey';
import { expectStep, giveCode, giveEmail, signIn as signInAs } from './login-methods/moves';
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
  async ({ page }: Home) => {
    const title = page.locator('.portico-step h1');
    const before = (await title.textContent()) ?? '';
    await fillIn(page, (right) => (right === ADA ? email : right));
    await pressAtRest(page);
    await expect(title).not.toHaveText(before);
  };
const goOn = goOnAs(ADA);

const openAt = (address: string) => async (home: Home) => {
  await home.open(address);
  await expect(home.page.locator('.portico-step :is(input, button)').first()).toBeVisible();
};
const openMail = async (home: Home) => openAt(await mailedLink(home))(home);
const openInvitation = async (home: Home) => openAt(await invite(home, LIAM))(home);

/** Signs in and opens the step-up page with `maxAge=0`, which no earlier second factor satisfies. */
const beginStepUp = async (home: Home) => {
  await signIn(home.page);
  await openAt('/account/step-up?maxAge=0&redirectUrl=%2Fpayments')(home);
};

/** Advances the clock past the rate limits, which would refuse repeated calls. */
const rest = ({ inWorld }: Home) => inWorld((world, ms) => world.clock.advance(ms), 120_000);

/** Enters the code of the newest message. */
const giveNewest = (read: (home: Home) => Promise<string>) => async (home: Home) => {
  const title = home.page.locator('.portico-step h1');
  const before = (await title.textContent()) ?? '';
  await giveCode(pointer(home.page), home, read);
  await expect(title.filter({ hasText: before })).toHaveCount(0);
};

/** Signs in a user with a second factor through the hosted login page. */
const signInHosted = async (home: Home) => {
  const hands = pointer(home.page);
  await rest(home);
  // A pending answer would set the session cookie again.
  await home.page.waitForLoadState('networkidle');
  await home.page.context().clearCookies();
  await home.open('/');
  await hands.press('Sign in');
  await signInAs(hands, BEN);
  await giveCode(hands, home, (place) => appCode(place, BEN));
  await expectSignedIn(home, BEN);
};

interface Flow {
  host?: Partial<AppOptions>;
  prepare?: (home: Home) => Promise<unknown>;
  /** The actions of the journey, one for each step. */
  steps: readonly ((home: Home) => Promise<unknown>)[];
}

const flows: Readonly<Record<string, Flow>> = {
  'signing in by password': { steps: [openAt('/account/login'), goOn] },
  'signing in by code': { prepare: (home) => offer(home, ['Code']), steps: [openAt('/account/login'), goOn] },
  'signing in by link': {
    prepare: (home) => offer(home, ['MagicLink']),
    steps: [openAt('/account/login'), goOn, openMail],
  },
  'setting a second factor up': {
    prepare: (home) => setPolicy(home, 'mfa', { enforceMFAType: 'Force' }),
    steps: [openAt('/account/login'), goOn, goOn],
  },
  'signing in by text message': {
    prepare: (home) => offer(home, ['SmsCode']),
    steps: [openAt('/account/login'), goOn],
  },
  'a second factor by text message': { steps: [openAt('/account/login'), goOnAs(CHLOE), goOnAs(CHLOE)] },
  'a choice of second factors': { steps: [openAt('/account/login'), goOnAs(DANIEL), goOnAs(DANIEL)] },
  'a password that is too old': {
    prepare: (home) => setPolicy(home, 'password-rotation', { isActive: true, rotationPeriod: 1 }),
    steps: [openAt('/account/login'), goOn, goOn],
  },
  'a step-up without a second factor': { steps: [openAt('/account/login'), beginStepUp] },
  'an invitation': { steps: [openInvitation, goOn] },
  'signing up': { steps: [openAt('/account/sign-up'), goOn] },
  'activating an account': { steps: [openAt('/account/sign-up'), goOnAs(MIA), openMail] },
  'a forgotten password': { steps: [openAt('/account/forget-password'), goOn, openMail] },
  'signing up by phone': {
    prepare: (home) =>
      setPolicy(home, 'sign-up', {
        allowed: true,
        email: { isActive: false, isRequired: false },
        phoneNumber: { isActive: true, isRequired: true },
      }),
    steps: [
      async (home) => {
        await rest(home);
        await openAt('/account/sign-up')(home);
      },
      goOn,
      giveNewest(textedCode),
    ],
  },
  'a lost phone': {
    prepare: (home) => offer(home, ['EmailAndPassword'], ['SmsCode']),
    steps: [
      async (home) => {
        await rest(home);
        await openAt('/account/reset-phone-number')(home);
      },
      goOnAs(INES),
      giveNewest(mailedCode),
      goOn,
      giveNewest(textedCode),
    ],
  },
  'a locked account': {
    steps: [
      async (home) => {
        await openAt('/account/login')(home);
        await goOn(home);
        await getLocked(home);
      },
      openMail,
      ({ page }) => pressAtRest(page),
    ],
  },
  'a step-up through hosted login': {
    host: { hostedLoginBox: true },
    steps: [signInHosted, (home) => home.open('/account/step-up?maxAge=0&redirectUrl=%2Fpayments')],
  },
};

/** Expects a heading and an enabled button or link, so that no step ends in a dead end or a spinner. */
async function expectClear(page: Page, when: string) {
  const place = page.locator('.portico-step, .host').last();
  await expect(place.getByRole('heading', { level: 1 }), when).toHaveText(/\p{L}{3}/u);
  await expect(place.locator('button:visible, a:visible').first(), when).toBeEnabled();
}

for (const [title, { host, prepare, steps }] of Object.entries(flows)) {
  test(`${title} survives a reload and the back button at every step`, async ({ live }) => {
    const home = homeOverHttp(live);
    const { page } = home;
    await mountWith(page, host ?? {});
    await prepare?.(home);
    // The other site redirects by itself. Waits for that, so that a reload or Back acts on a settled page.
    const settled = () => (host?.hostedLoginBox ? page.waitForLoadState('networkidle') : undefined);
    for (let last = 1; last <= steps.length; last++) {
      await home.open('/');
      for (const step of steps.slice(0, last)) await step(home);
      await settled();
      await page.reload();
      await expectClear(page, `step ${last}, reloaded`);
      await settled();
      await page.goBack();
      await expectClear(page, `step ${last}, back`);
      await settled();
      await page.goForward();
      await expectClear(page, `step ${last}, forward again`);
    }
  });
}

/** Flows whose first step calls the service. */
const asking = ['signing in by code', 'signing in by link', 'signing up', 'a forgotten password', 'a lost phone'];

for (const title of asking) {
  test(`${title} survives an outage within a step, loses no input, and continues once the network is back`, async ({
    live,
  }) => {
    const home = homeOverHttp(live);
    const { page } = home;
    const { prepare, steps } = flows[title] ?? { steps: [] };
    await prepare?.(home);
    await steps[0]?.(home);
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
    const step = page.locator('.portico-step h1');
    const heading = (await step.textContent()) ?? '';
    await pressAtRest(page);
    await expect(step).not.toHaveText(heading);
  });
}

/** Guesses until the service refuses further attempts. */
async function getLocked({ page }: Home) {
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
  'sign in': { prepare: (home) => offer(home, ['MagicLink']), steps: [openAt('/account/login'), goOn], byPress: true },
  'choose a new password': { steps: [openAt('/account/forget-password'), goOn] },
  'activate an account': { steps: [(home) => invite(home, MIA)] },
  'join a team': { steps: [(home) => invite(home, LIAM)] },
  'unlock an account': { steps: [openAt('/account/login'), goOn, getLocked], byPress: true },
};

for (const [title, { prepare, steps, byPress }] of Object.entries(mailed)) {
  test(`a link to ${title} that is too old says so, and leads on`, async ({ live }) => {
    const home = homeOverHttp(live);
    await prepare?.(home);
    for (const step of steps) await step(home);
    const link = await mailedLink(home);
    live.world.clock.advance(30 * DAY_MS);
    await openAt(link)(home);
    if (byPress) await pressAtRest(home.page);
    const step = home.page.locator('.portico-step');
    await expect(step.getByText(/does not work|no longer|expired/i).first()).toBeVisible();
    await expectClear(home.page, 'an old link');
  });
}

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Allow cookies for this site' });

test('a browser without cookies shows the reason once, instead of asking in a loop', async ({
  live: { page, open },
}) => {
  await open('/account/login');
  await signIn(page);
  await page.context().clearCookies();
  await open('/account/login');
  await expect(told(page)).toBeFocused();
  await expect(page.getByLabel('Email')).toBeEditable();
  await signIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await open('/account/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(told(page)).toHaveCount(0);
});

/** Login methods that leave the page, for another page or another site. */
const roundabout: Readonly<Record<string, (hands: Hands, home: Home) => Promise<void>>> = {
  async 'a provider'(hands, home) {
    await home.open('/account/login');
    await hands.press('Sign in with Google');
    await hands.press(/ada@acme\.test/);
  },
  async 'a company'(hands, home) {
    await throughCompany({})(home);
    await home.open('/account/login');
    await toCompany(hands, ADA);
    await hands.press(/ada@acme\.test/);
    await hands.press('Continue');
  },
  async 'a mailed link'(hands, home) {
    await offer(home, ['MagicLink']);
    await home.open('/account/login');
    await giveEmail(hands, ADA);
    await expectStep(home, 'Check your inbox');
    await home.open(await mailedLink(home));
    await hands.press('Sign in');
    await hands.press('Go now');
  },
};

for (const [title, walk] of Object.entries(roundabout)) {
  test(`${title} signs in without cookies, and the next page load says why it asks again`, async ({ live }) => {
    const home = homeOverHttp(live);
    await walk(pointer(home.page), home);
    await expectSignedIn(home, ADA);
    await home.page.context().clearCookies();
    await home.open('/account/login');
    await expect(told(home.page)).toBeFocused();
    await expect(home.page.getByLabel('Email')).toBeEditable();
  });
}

for (const [title, offset] of [
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const) {
  test(`a machine whose clock is ${title} signs in and stays signed in`, async ({ live: { page, world, open } }) => {
    await page.clock.setSystemTime(world.clock.now() + offset);
    await open('/account/login');
    await signIn(page);
    world.journal.clear();
    await page.reload();
    await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
    const refreshes = world.journal.list().filter(({ path }) => path.endsWith('/token/refresh'));
    expect(refreshes).toHaveLength(1);
  });
}
