import type { Page } from '@playwright/test';
import type { World } from '@portico/mock-backend';
import type { AuthStrategy } from '@portico/sdk/contract';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';

const ADA = 'ada@acme.test';

/** Has the vendor offer these ways in, and gives Ada a user name and a phone. */
function offer(world: World, main: AuthStrategy[], secondary: string[] = []): void {
  const { tables, ...rest } = world.snapshot();
  const value = {
    mainAuthStrategies: main.map((strategy) => ({ strategy })),
    secondaryAuthStrategies: secondary.map((strategy) => ({ strategy, isActive: true })),
  };
  const users = (tables.users as { email: string }[]).map((user) =>
    user.email === ADA ? { ...user, username: 'harbor-ada' } : user,
  );
  const policies = [{ id: 'policy-auth-strategies', name: 'auth-strategies', tenantId: null, value }];
  world.restore({ ...rest, tables: { ...tables, users, policies } });
}

const mailedCode = (world: World) => /\d{6}/.exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '';

const textedCode = (world: World) => world.phone.list()[0]?.code ?? '';

/** Enters the code that has been sent by the time it is asked for. */
async function enterCode(page: Page, sent: () => string) {
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeVisible();
  await field.fill(sent());
}

async function type(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('signs in with a mailed code, by keyboard alone', async ({ live: { page, world, open } }) => {
  offer(world, ['Code']);
  await open('/account/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await type(page, ADA);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(mailedCode(world));
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

test('is texted a code by user name, and gets in at the second try after a failure', async ({
  live: { page, world, open },
  watch,
}) => {
  watch.allow(/Simulated failure|503/);
  offer(world, ['UsernameAndSms']);
  const call = 'POST /identity/resources/auth/v1/passwordless/{type}/postlogin';
  world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  await open('/account/login');
  await page.getByLabel('Username or phone number').fill('harbor-ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = page.getByLabel('6-digit code');
  await expect(page.getByText(/we sent to \W*\+\*+\d\d/)).toBeVisible();
  await code.fill(textedCode(world));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

test('signs in by a mailed link that something has opened first, once', async ({
  live: { page, world, open },
  context,
}) => {
  offer(world, ['MagicLink']);
  await open('/account/login?redirectUrl=%2F%3Ffrom%3Dlink');
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(/Send the link again in \d+ seconds/)).toBeVisible();

  const link = world.inbox.list()[0]?.link ?? '';
  await open(link);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await open(link);
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();

  await context.clearCookies();
  await open(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('asks for whatever name the vendor takes, and says what is wrong with it', async ({
  live: { page, world, open },
}) => {
  offer(world, ['EmailAndPassword', 'UsernameAndCode']);
  await open('/account/login');
  const name = page.getByLabel('Username or email');
  await name.fill('two words');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/letters, numbers, dots/)).toBeVisible();
  await name.fill('harbor-ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCode(page, () => mailedCode(world));
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

test('sets a quick way up after the password, and comes back by it', async ({ live: { page, world, open } }) => {
  offer(world, ['EmailAndPassword'], ['SmsCode']);
  await open('/account/login');
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Light-42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /Text message/ }).click();
  await enterCode(page, () => textedCode(world));
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await open('/account/login');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await enterCode(page, () => textedCode(world));
  await expect(page.getByText(`Signed in as ${ADA}`)).toBeVisible();
});

for (const [step, title] of [
  ['loginWithOtc', 'a mailed code'],
  ['loginWithSmsOtc', 'a texted code'],
  ['magicLinkPostLogin', 'a mailed link'],
] as const) {
  test(`signs in with ${title} over a world inside of the page`, async ({ page, watch: _watch }) => {
    await page.goto(siteUrl('stage'));
    await page.waitForFunction(() => 'stage' in window);
    await page.evaluate((screen) => window.stage.show({ screen, state: 'default' }), `login-box/${step}`);
    if (step === 'magicLinkPostLogin') await page.getByRole('button', { name: 'Sign in' }).click();
    else await page.getByLabel('6-digit code').fill('517204');
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  });
}
