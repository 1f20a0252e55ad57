import type { Page } from '@playwright/test';
import type { AppOptions } from '@portico/sdk';
import { animationsEnded } from '../setup/animations-ended';
import { expect } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { trackPageWork } from '../setup/page-work';
import { test } from '../setup/shared-context';

type LoginBoxTheme = NonNullable<AppOptions['themeOptions']>['loginBox'];

/** The paths that list further login methods and the options of a sign-up. */
const paths = ['sso/v2', 'sso/custom/v1', 'configurations/v1/public'];

/** Delays the answers about further login methods until `release()`. */
async function delayStrategies(page: Page) {
  const paused: (() => Promise<void>)[] = [];
  await page.route(
    ({ pathname }) => paths.some((path) => pathname.endsWith(`/identity/resources/${path}`)),
    (route) => void paused.push(() => route.continue()),
  );
  return {
    /** Resolves when every request is sent. None is answered yet. */
    arrive: () => expect.poll(() => paused.length).toBe(paths.length),
    release: () => Promise.all(paused.map((go) => go())),
  };
}

/** The positions of the field and the button, in pixels of the window. */
const placesOf = (page: Page) =>
  page
    .locator('.portico-form')
    .locator('input, button')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));

interface Case {
  title: string;
  width?: number;
  height?: number;
  language?: string;
  loginBox?: LoginBoxTheme;
}

const cases: Case[] = [
  { title: 'in the middle' },
  { title: 'on the left', loginBox: { layout: { type: 'float-left' } } },
  { title: 'on the right', loginBox: { layout: { type: 'float-right' } } },
  { title: 'at 320 pixels', width: 320, height: 640 },
  { title: 'in a window too short for them', height: 500 },
  { title: 'from right to left', language: 'he' },
  {
    title: 'with small print in the card',
    loginBox: { poweredByPlacement: 'box', login: { signupMessagePlacement: 'page' } },
  },
  {
    title: 'above the form, in a high window',
    height: 1400,
    loginBox: { login: { socialLogins: { socialLoginsLayout: { placement: 'top' } } } },
  },
];

for (const { title, width = 1280, height = 800, language, loginBox } of cases) {
  test(`providers that load late move neither field nor button: ${title}`, async ({ live: { page, open } }) => {
    await page.setViewportSize({ width, height });
    await mountWith(page, {
      ...(language && { language }),
      ...(loginBox && { themeOptions: { loginBox } }),
    });
    const late = await delayStrategies(page);
    await open('/account/login');
    const box = page.locator('.portico-box');
    await expect(page.getByRole('textbox')).toBeFocused();
    await late.arrive();
    const before = await placesOf(page);
    const low = (await box.boundingBox())?.height ?? 0;
    await late.release();
    await expect(page.locator('.portico-social')).toBeVisible();
    await expect(page.locator('.portico-switch')).toBeVisible();
    await page.evaluate(animationsEnded);
    expect((await box.boundingBox())?.height).toBeGreaterThan(low);
    expect(await placesOf(page)).toEqual(before);
  });
}

const topOf = (page: Page) => page.locator('.portico-box').evaluate((box) => box.getBoundingClientRect().top);

test('the card keeps its top when it grows and in the next step, a little above the middle', async ({
  live: { page, open },
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  const late = await delayStrategies(page);
  await open('/account/login');
  await expect(page.getByRole('textbox')).toBeFocused();
  await late.arrive();
  const top = await topOf(page);
  await late.release();
  await expect(page.locator('.portico-social')).toBeVisible();
  await expect(page.locator('.portico-switch')).toBeVisible();
  expect(await topOf(page)).toBe(top);
  const { height = 0 } = (await page.locator('.portico-box').boundingBox()) ?? {};
  expect(top).toBeGreaterThan(200);
  expect(top).toBeLessThan(1200 - top - height);
  await page.getByRole('textbox').fill('ada@acme.test');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await topOf(page)).toBe(top);
});

test('a press during which providers appear ends on the button on which it began', async ({ live: { page, open } }) => {
  const late = await delayStrategies(page);
  await open('/account/login');
  await page.getByRole('textbox').fill('ada@acme.test');
  await late.arrive();
  await page.getByRole('button', { name: 'Continue' }).hover();
  await page.mouse.down();
  await late.release();
  await expect(page.locator('.portico-social')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a question about a mistyped address takes no press away from the button', async ({ live: { page, open } }) => {
  await trackPageWork(page);
  await open('/account/login');
  await expect(page.locator('.portico-switch')).toBeVisible();
  await page.evaluate(animationsEnded);
  await page.getByRole('textbox').fill('ada@gmial.com');
  await page.getByRole('button', { name: 'Continue' }).hover();
  await page.mouse.down();
  await page.evaluate(() => window.pageWork.finished());
  await page.mouse.up();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
