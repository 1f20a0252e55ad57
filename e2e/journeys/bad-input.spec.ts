import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { goWithinPage } from '../setup/go-within-page';
import { expect } from '../setup/live-host';
import { test } from '../setup/shared-context';

/** Hostile values for the parameters of an address. */
const hostile = [
  '<img src=x onerror=window.pwned=1>',
  'javascript:window.pwned=1',
  '"><script>window.pwned=1</script>',
  '__proto__',
  `${'a'.repeat(2_000)}`,
  '%00%0d%0aSet-Cookie:x=1',
  '\u202Eevil',
];

/** The addresses of the login box, with the parameters of their links. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/account/login': ['redirectUrl', 'tenantId', 'invitationToken', 'organization'],
  '/account/forget-password': ['redirectUrl'],
  '/account/reset-password': ['userId', 'token'],
  '/account/activate': ['userId', 'token'],
  '/account/activate/code': ['userId', 'token'],
  '/account/invitation/accept': ['userId', 'token'],
  '/account/invitation/code': ['userId', 'token'],
  '/account/unlock': ['token'],
  '/account/impersonate': ['impersonatedUserId', 'actorToken', 'redirectUrl'],
  '/account/mfa-mobile-authenticator': ['otpauth'],
  '/account/approval-flow': ['approvalFlowExecutionId', 'approverId', 'approvalFlowStepId'],
  '/account/login/magic-link': ['token', 'redirectUrl'],
  '/account/social/success': ['code', 'state'],
  '/account/oidc/callback': ['code', 'state'],
  '/account/saml/callback': ['SAMLResponse', 'RelayState'],
  '/account/logout': ['redirectUrl'],
  '/account/step-up': ['maxAge', 'redirectUrl'],
  '/account/reset-phone-number': ['redirectUrl'],
  '/account/sign-up': ['invitationToken', 'redirectUrl'],
  '/account/redirect': ['redirectUrl'],
  '/account/portal': ['page'],
  '/oauth/callback': ['code', 'state'],
};

/** The address with every combination of wrong parameters. */
function wrongAddresses(path: string, names: readonly string[]): string[] {
  const query = (value: string) => names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
  return [
    path,
    `${path}?${query('')}`,
    `${path}?${query(' ')}`,
    `${path}?${query('unknown')}&${query('other')}`,
    `${path}?${names[0]}=only`,
    `${path}?${names.map((name) => `${name}=a&${name}=b`).join('&')}`,
    `${path}?${query('%E0%A4%A')}`,
    `${path}?redirectUrl=https%3A%2F%2Fevil.test%2F&${query('foreign')}`,
    ...hostile.map((value) => `${path}?${query(value)}`),
  ];
}

/** Expects a heading, an enabled button or link, and that no injected code ran. */
async function expectClear(page: Page, address: string) {
  // A company's sign-in that fails leads back to the host after a second.
  const step = page.locator('.portico-step, .host').last();
  await expect(step.getByRole('heading', { level: 1 }), address).toHaveText(/\p{L}{3}/u);
  await expect(step.locator('button:visible, a:visible').first(), address).toBeEnabled();
  expect(await page.evaluate(() => 'pwned' in window), address).toBe(false);
  expect(new URL(page.url()).hostname, address).toBe('localhost');
}

for (const [path, names] of Object.entries(addresses)) {
  test(`${path} accepts no wrong parameter, and always shows an enabled button or link`, async ({
    live: { page, open },
    leaks,
  }) => {
    // The test opens these addresses itself, and nothing has issued their codes.
    leaks.allow(/^authorization code in address \(history\)/);
    await open('/account/login');
    await expectClear(page, '/account/login');
    for (const address of wrongAddresses(path, names)) {
      await goWithinPage(page, address);
      await expectClear(page, address);
    }
  });
}

test('offline in the middle of a step says so, keeps what was typed, and goes on once back', async ({
  live: { page, open },
}) => {
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeVisible();
});

test('signing out without a network holds after a reload', async ({ live: { page, open } }) => {
  await open('/account/login');
  await page.getByLabel('Email').fill('ada@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in as ada@acme.test').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed in as ada@acme.test')).toBeHidden();
  await page.context().setOffline(false);
  await open();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
