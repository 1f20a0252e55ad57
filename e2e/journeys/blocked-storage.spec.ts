import type { Page } from '@playwright/test';
import { type HostSite, siteOverHttp } from '../setup/host-site';
import { expect } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { test } from '../setup/shared-context';
import { pointer, type UserActions } from '../setup/user-actions';
import { openIdCompany, throughCompany, toCompany } from './login-methods/company';
import { expectSignedIn } from './login-methods/journey';
import {
  CODE,
  choosePassword,
  expectStep,
  giveCode,
  givePassword,
  introduce,
  signIn,
} from './login-methods/sign-in-steps';
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
  prepare?: ((site: HostSite) => Promise<unknown>) | undefined;
  walk(user: UserActions, site: HostSite): Promise<void>;
}

/** Login methods that need no storage. */
const working: Method[] = [
  {
    title: 'a password',
    email: ADA,
    async walk(user, site) {
      await givePassword(user, site, ADA);
    },
  },
  {
    title: 'a second factor',
    email: BEN,
    async walk(user, site) {
      await givePassword(user, site, BEN);
      await user.fill(CODE, await appCode(site, BEN));
    },
  },
  {
    title: 'a mailed code',
    email: ADA,
    prepare: (site) => offer(site, ['Code']),
    async walk(user, site) {
      await site.open('/account/login');
      await user.fill('Email', ADA);
      await user.press('Continue');
      await expect(site.page.getByLabel(CODE)).toBeFocused();
      await giveCode(user, site, mailedCode);
    },
  },
  {
    title: 'a mailed link',
    email: ADA,
    prepare: (site) => offer(site, ['MagicLink']),
    async walk(user, site) {
      await site.open('/account/login');
      await user.fill('Email', ADA);
      await user.press('Continue');
      await expectStep(site, 'Check your inbox');
      await site.open(await mailedLink(site));
      await user.press('Sign in');
      await user.press('Go now');
    },
  },
  {
    title: 'a company by SAML',
    email: INES,
    prepare: throughCompany({}),
    async walk(user, site) {
      await site.open('/account/login');
      await toCompany(user, INES);
      await user.press(/ines@acme\.test/);
      await user.press('Continue');
    },
  },
  {
    title: 'a company by OpenID Connect',
    email: INES,
    prepare: throughCompany(openIdCompany),
    async walk(user, site) {
      await site.open('/account/login');
      await toCompany(user, INES);
      await user.press(/ines@acme\.test/);
    },
  },
  {
    title: 'a new account',
    email: MIA,
    async walk(user, site) {
      await site.open('/account/sign-up');
      await introduce(user, MIA);
      await user.fill('Password', PASSWORD);
      await user.press('Create account');
      await expectStep(site, 'Confirm your email address');
      await giveCode(user, site, mailedCode);
      await user.press('Go now');
    },
  },
  {
    title: 'a forgotten password',
    email: ADA,
    async walk(user, site) {
      await site.open('/account/forget-password');
      await user.fill('Email', ADA);
      await user.press('Send the link');
      await expectStep(site, 'Check your inbox');
      await site.open(await mailedLink(site));
      await choosePassword(user, PASSWORD);
      await user.press('Save the new password');
      await user.press('Sign in');
      await signIn(user, ADA, { password: PASSWORD });
    },
  },
];

for (const { title, email, prepare, walk } of working) {
  test(`a page without storage signs in: ${title}`, async ({ live }) => {
    const site = siteOverHttp(live);
    await blockStorage(live.page);
    await prepare?.(site);
    await walk(pointer(live.page), site);
    await expectSignedIn(site, email);
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
async function forgetAll({ page }: HostSite) {
  await page.context().clearCookies();
  await page.reload();
}

const savedNothingAlert = ({ page }: HostSite) =>
  page.getByRole('alert').filter({ hasText: 'shortly after you signed in' });

for (const { title, email, prepare, walk } of working) {
  test(`a page whose cookies are blocked says after a reload why the user signs in again, once: ${title}`, async ({
    live,
  }) => {
    const site = siteOverHttp(live);
    await prepare?.(site);
    await walk(pointer(live.page), site);
    await expectSignedIn(site, email);
    await forgetAll(site);
    await pointer(live.page).press('Sign in');
    await expect(savedNothingAlert(site)).toBeFocused();
    await expect(savedNothingAlert(site)).toContainText('allow cookies for this site');
    await expect(live.page.getByLabel('Email')).toBeEditable();
    await live.page.reload();
    await expect(live.page.getByLabel('Email')).toBeFocused();
    await expect(savedNothingAlert(site)).toHaveCount(0);
  });
}

test('a page that may store only cookies shows no message to a user who signs out on the next page', async ({
  live,
}) => {
  const site = siteOverHttp(live);
  const user = pointer(live.page);
  await blockStorage(live.page);
  await givePassword(user, site, ADA);
  await expectSignedIn(site, ADA);
  await live.page.reload();
  await user.press('Sign out');
  await user.press('Sign in');
  await expect(live.page.getByLabel('Email')).toBeFocused();
  await expect(savedNothingAlert(site)).toHaveCount(0);
});

test('after the message, a user who allows cookies signs in and stays', async ({ live }) => {
  const site = siteOverHttp(live);
  const user = pointer(live.page);
  await givePassword(user, site, ADA);
  await expectSignedIn(site, ADA);
  await forgetAll(site);
  await user.press('Sign in');
  await expect(savedNothingAlert(site)).toBeFocused();
  await signIn(user, ADA);
  await expectSignedIn(site, ADA);
  await live.page.reload();
  await expectSignedIn(site, ADA);
});
