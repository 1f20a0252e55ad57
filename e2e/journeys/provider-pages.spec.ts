import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { skipLatency } from '../setup/machine-time';
import { siteUrl } from '../setup/serve';

interface SignIn {
  title: string;
  /** Name of a state of the studio's first screen. */
  state: string;
  /** Heading of the identity provider's page. */
  provider: string;
  /** From the first screen to the identity provider. */
  start(screen: FrameLocator): Promise<void>;
  /** Heading of the screen after a cancelled or denied sign-in. */
  failed: string;
  /** SAML sends its answer by a form, which the user submits. */
  confirms?: true;
}

const withProvider = (name: string): SignIn => ({
  title: name,
  state: 'default',
  provider: `Sign in with ${name}`,
  async start(screen) {
    const button = screen.getByRole('button', { name: `Sign in with ${name}` });
    const more = screen.getByRole('button', { name: 'More' });
    await more.waitFor();
    // Providers after the fourth are folded, except for the last used one.
    if (!(await button.isVisible())) await more.click();
    await button.click();
  },
  failed: 'You are not signed in',
});

const withCompany = (title: string, state: string, more?: Pick<SignIn, 'confirms'>): SignIn => ({
  title,
  state,
  provider: 'Sign in with Acme Harbor',
  async start(screen) {
    await screen.getByLabel('Email').fill('ada@acme.test');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.getByRole('button', { name: 'Go now' }).click();
  },
  failed: 'Your company did not sign you in',
  ...more,
});

const signIns: SignIn[] = [
  withProvider('Google'),
  withProvider('Harbor ID'),
  withCompany('SAML', 'samlCompany', { confirms: true }),
  withCompany('OpenID Connect', 'oidcCompany'),
];

/** Opens a state of the first screen in Focus of the built studio; every request outside of its origin fails the test. */
async function openFocus(page: Page, state: string): Promise<FrameLocator> {
  const studio = siteUrl('studio');
  await skipLatency(page);
  page.on('request', (request) => expect.soft(new URL(request.url()).origin).toBe(new URL(studio).origin));
  await page.goto(`${studio}/#screen=login-box/preLogin&state=${state}`);
  return page.frameLocator('iframe').first();
}

/** Goes to the identity provider and presses a button there. */
async function choose(screen: FrameLocator, signIn: SignIn, button: string | RegExp): Promise<void> {
  await signIn.start(screen);
  const site = screen.frameLocator(`iframe[title="${signIn.provider}"]`);
  await expect(site.getByRole('heading', { name: signIn.provider })).toBeVisible();
  await site.getByRole('button', { name: button }).click();
  if (!signIn.confirms) return;
  const handOver = screen.frameLocator('iframe[title="Back to the application"]');
  await handOver.getByRole('button', { name: 'Continue' }).click();
}

for (const signIn of signIns) {
  test(`is denied, cancels and signs in with ${signIn.title} in the studio, one after another`, async ({
    page,
    watch: _watch,
  }) => {
    const screen = await openFocus(page, signIn.state);
    for (const refusal of ['Deny access', 'Cancel']) {
      await choose(screen, signIn, refusal);
      await expect(screen.getByRole('heading', { name: signIn.failed })).toBeVisible();
      await screen.getByRole('button', { name: 'Back to sign in' }).click();
    }
    await choose(screen, signIn, /ada@acme\.test/);
    await expect(screen.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible();
    await screen.getByRole('button', { name: 'Sign out' }).click();
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
    await choose(screen, signIn, /ada@acme\.test/);
    await expect(screen.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible();
  });
}

test('shows the address of a provider, reloads its page, and comes back from it', async ({ page, watch: _watch }) => {
  const screen = await openFocus(page, 'default');
  const google = withProvider('Google');
  const site = screen.frameLocator(`iframe[title="${google.provider}"]`);
  const address = page.getByLabel('Address', { exact: true });
  await google.start(screen);
  await expect(site.getByRole('heading')).toBeVisible();
  await expect(address).toHaveValue(/^\/simulated\/social\/google\?/);
  await page.getByRole('button', { name: 'Reload the page, keep the world' }).click();
  await expect(site.getByRole('heading')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(address).toHaveValue('/account/login');
  await expect(screen.getByLabel('Email')).toBeVisible();
  await expect(site.getByRole('heading')).toHaveCount(0);
});
