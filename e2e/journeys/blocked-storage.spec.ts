import type { Page } from '@playwright/test';
import { type Hands, pointer } from '../setup/hands';
import { type Home, homeOverHttp } from '../setup/home';
import { expect, test } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { openIdCompany, throughCompany, toCompany } from './login-methods/company';
import { expectSignedIn } from './login-methods/journey';
import { CODE, choosePassword, expectStep, giveCode, givePassword, introduce, signIn } from './login-methods/moves';
import { appCode, mailedCode, mailedLink, offer } from './login-methods/world-rows';

const [ADA, BEN, INES] = ['ada@acme.test', 'ben@acme.test', 'ines@acme.test'];
const MIA = 'mia@new.example';
const PASSWORD = 'Quiet-Meadow-17';

declare global {
  interface Window {
    allowStorage(): void;
  }
}

/** Blocks the storage, as a browser that blocks site data does. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    const names = ['localStorage', 'sessionStorage'] as const;
    const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const);
    window.allowStorage = () => {
      for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor);
    };
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get: deny, configurable: true });
  });
}

/** Does what the message asks for: changes the settings and reloads the page. */
async function allowStorage(page: Page) {
  await page.addInitScript(() => window.allowStorage());
  await page.reload();
}

interface Method {
  title: string;
  /** The user who is signed in at the end. */
  email: string;
  prepare?: ((home: Home) => Promise<unknown>) | undefined;
  walk(hands: Hands, home: Home): Promise<void>;
}

/** Login methods that need no storage. */
const working: Method[] = [
  {
    title: 'a password',
    email: ADA,
    async walk(hands, home) {
      await givePassword(hands, home, ADA);
    },
  },
  {
    title: 'a second factor',
    email: BEN,
    async walk(hands, home) {
      await givePassword(hands, home, BEN);
      await hands.fill(CODE, await appCode(home, BEN));
    },
  },
  {
    title: 'a mailed code',
    email: ADA,
    prepare: (home) => offer(home, ['Code']),
    async walk(hands, home) {
      await home.open('/account/login');
      await hands.fill('Email', ADA);
      await hands.press('Continue');
      await expect(home.page.getByLabel(CODE)).toBeFocused();
      await giveCode(hands, home, mailedCode);
    },
  },
  {
    title: 'a mailed link',
    email: ADA,
    prepare: (home) => offer(home, ['MagicLink']),
    async walk(hands, home) {
      await home.open('/account/login');
      await hands.fill('Email', ADA);
      await hands.press('Continue');
      await expectStep(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await hands.press('Sign in');
      await hands.press('Go now');
    },
  },
  {
    title: 'a company by SAML',
    email: INES,
    prepare: throughCompany({}),
    async walk(hands, home) {
      await home.open('/account/login');
      await toCompany(hands, INES);
      await hands.press(/ines@acme\.test/);
      await hands.press('Continue');
    },
  },
  {
    title: 'a company by OpenID Connect',
    email: INES,
    prepare: throughCompany(openIdCompany),
    async walk(hands, home) {
      await home.open('/account/login');
      await toCompany(hands, INES);
      await hands.press(/ines@acme\.test/);
    },
  },
  {
    title: 'a new account',
    email: MIA,
    async walk(hands, home) {
      await home.open('/account/sign-up');
      await introduce(hands, MIA);
      await hands.fill('Password', PASSWORD);
      await hands.press('Create account');
      await expectStep(home, 'Confirm your email address');
      await giveCode(hands, home, mailedCode);
      await hands.press('Go now');
    },
  },
  {
    title: 'a forgotten password',
    email: ADA,
    async walk(hands, home) {
      await home.open('/account/forget-password');
      await hands.fill('Email', ADA);
      await hands.press('Send the link');
      await expectStep(home, 'Check your inbox');
      await home.open(await mailedLink(home));
      await choosePassword(hands, PASSWORD);
      await hands.press('Save the new password');
      await hands.press('Sign in');
      await signIn(hands, ADA, { password: PASSWORD });
    },
  },
];

for (const { title, email, prepare, walk } of working) {
  test(`a page without storage signs in: ${title}`, async ({ live }) => {
    const home = homeOverHttp(live);
    await blockStorage(live.page);
    await prepare?.(home);
    await walk(pointer(live.page), home);
    await expectSignedIn(home, email);
  });
}

test('a page without storage redirects to no provider, says why, and does once it has storage', async ({ live }) => {
  const { page, open } = live;
  await blockStorage(page);
  await open('/account/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Allow cookies and site data for this site');
  await expect(page.getByLabel('Email')).toBeEditable();
  await allowStorage(page);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /ada@acme\.test/ }).click();
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

test('a page without storage does not redirect to hosted login, says why, and redirects once it has storage', async ({
  live,
}) => {
  const { page, open } = live;
  await mountWith(page, { hostedLoginBox: true });
  await blockStorage(page);
  await open('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'The sign-in page cannot be opened' })).toBeVisible();
  await expect(page.getByText('Allow cookies and site data for this site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await allowStorage(page);
  await signIn(pointer(page), ADA);
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

/** Ends what is left of the sign-in: the memory of the page and the cookies of the service. */
async function forgetAll({ page }: Home) {
  await page.context().clearCookies();
  await page.reload();
}

const told = ({ page }: Home) => page.getByRole('alert').filter({ hasText: 'this browser did not save it' });

for (const { title, email, prepare, walk } of working) {
  test(`a page whose cookies are not kept says after a reload why the user signs in again, once: ${title}`, async ({
    live,
  }) => {
    const home = homeOverHttp(live);
    await prepare?.(home);
    await walk(pointer(live.page), home);
    await expectSignedIn(home, email);
    await forgetAll(home);
    await pointer(live.page).press('Sign in');
    await expect(told(home)).toBeFocused();
    await expect(told(home)).toContainText('Allow cookies for this site');
    await expect(live.page.getByLabel('Email')).toBeEditable();
    await live.page.reload();
    await expect(live.page.getByLabel('Email')).toBeFocused();
    await expect(told(home)).toHaveCount(0);
  });
}

test('a page that may store only cookies shows no message to a user who signs out on the next page', async ({
  live,
}) => {
  const home = homeOverHttp(live);
  const hands = pointer(live.page);
  await blockStorage(live.page);
  await givePassword(hands, home, ADA);
  await expectSignedIn(home, ADA);
  await live.page.reload();
  await hands.press('Sign out');
  await hands.press('Sign in');
  await expect(live.page.getByLabel('Email')).toBeFocused();
  await expect(told(home)).toHaveCount(0);
});

test('after the message, a user who allows cookies signs in and stays', async ({ live }) => {
  const home = homeOverHttp(live);
  const hands = pointer(live.page);
  await givePassword(hands, home, ADA);
  await expectSignedIn(home, ADA);
  await forgetAll(home);
  await hands.press('Sign in');
  await expect(told(home)).toBeFocused();
  await signIn(hands, ADA);
  await expectSignedIn(home, ADA);
  await live.page.reload();
  await expectSignedIn(home, ADA);
});
