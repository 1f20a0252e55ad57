import type { Page } from '@playwright/test';
import type { AppOptions } from '@portico/sdk';
import { test } from '../setup/kept-context';
import { expect } from '../setup/live-host';
import { mountWith } from '../setup/mount-with';
import { animationsEnded, standStill } from '../setup/stand-still';

type LoginBoxTheme = NonNullable<AppOptions['themeOptions']>['loginBox'];

/** What the service is asked about further ways in, and to an account. */
const ways = ['sso/v2', 'sso/custom/v1', 'configurations/v1/public'];

/** Keeps the answers about further ways in back until they are let go. */
async function holdWays(page: Page) {
  const held: (() => Promise<void>)[] = [];
  await page.route(
    ({ pathname }) => ways.some((way) => pathname.endsWith(`/identity/resources/${way}`)),
    (route) => void held.push(() => route.continue()),
  );
  return {
    /** Everything has been asked, and nothing answered. */
    arrive: () => expect.poll(() => held.length).toBe(ways.length),
    letGo: () => Promise.all(held.map((go) => go())),
  };
}

/** Where the field and the button are, in pixels of the window. */
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
    title: 'above the form, where there is room',
    height: 1400,
    loginBox: { login: { socialLogins: { socialLoginsLayout: { placement: 'top' } } } },
  },
];

for (const { title, width = 1280, height = 800, language, loginBox } of cases) {
  test(`providers that come late move neither field nor button from under a pointer: ${title}`, async ({
    live: { page, open },
  }) => {
    await page.setViewportSize({ width, height });
    await mountWith(page, {
      ...(language && { language }),
      ...(loginBox && { themeOptions: { loginBox } }),
    });
    const late = await holdWays(page);
    await open('/account/login');
    const box = page.locator('.portico-box');
    await expect(page.getByRole('textbox')).toBeFocused();
    await late.arrive();
    await box.hover();
    const before = await placesOf(page);
    const low = (await box.boundingBox())?.height ?? 0;
    await late.letGo();
    await expect(page.locator('.portico-social')).toBeVisible();
    await expect(page.locator('.portico-switch')).toBeVisible();
    await page.evaluate(animationsEnded);
    expect((await box.boundingBox())?.height).toBeGreaterThan(low + 40);
    expect(await placesOf(page)).toEqual(before);
  });
}

/** The room above the card and below it. */
const roomAround = (page: Page) =>
  page.evaluate(() => {
    const { top } = document.querySelector('.portico-box')?.getBoundingClientRect() ?? { top: 0 };
    const main = getComputedStyle(document.querySelector('.portico-main') ?? document.body, '::after');
    return { below: Number.parseFloat(main.height), above: top - 32 - 24 };
  });

async function inTheMiddle(page: Page) {
  await page.evaluate(animationsEnded);
  const { above, below } = await roomAround(page);
  expect(above / below).toBeCloseTo(5 / 6, 1);
  return above;
}

test('a card that grows while nobody points at it goes to the middle', async ({ live: { page, open } }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  const late = await holdWays(page);
  await open('/account/login');
  await expect(page.getByRole('textbox')).toBeFocused();
  await late.arrive();
  const low = await inTheMiddle(page);
  await late.letGo();
  await expect(page.locator('.portico-social')).toBeVisible();
  await expect(page.locator('.portico-switch')).toBeVisible();
  expect(await inTheMiddle(page)).toBeLessThan(low - 20);
});

test('a press takes hold of a card that is on its way to the middle', async ({ live: { page, open } }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  const late = await holdWays(page);
  await open('/account/login');
  await page.getByRole('textbox').fill('ada@acme.test');
  await late.arrive();
  // It starts to move and would take a minute.
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function slowly(...given) {
      const motion = animate.apply(this, given);
      motion.playbackRate = 1 / 300;
      return motion;
    };
  });
  await late.letGo();
  await expect(page.locator('.portico-social')).toBeVisible();
  const moves = () =>
    page.evaluate(() => {
      const ofStyles = (motion: Animation) => motion instanceof CSSTransition || motion instanceof CSSAnimation;
      return document.getAnimations().filter((motion) => motion.playState === 'running' && !ofStyles(motion)).length;
    });
  await expect.poll(moves).toBeGreaterThan(0);
  const { x, y, width, height } = await page.getByRole('button', { name: 'Continue' }).evaluate((button) => {
    return button.getBoundingClientRect().toJSON();
  });
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  expect(await moves()).toBe(0);
  await page.mouse.up();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a press holds a card that moves where it is seen, and not where the next frame would show it', async ({
  live: { page, open },
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  // A motion that lasts longer than any frame of a busy machine: the press comes while it goes on.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  const late = await holdWays(page);
  await open('/account/login');
  await page.getByRole('textbox').fill('ada@acme.test');
  await late.arrive();
  const button = page.getByRole('button', { name: 'Continue' });
  await button.evaluate((element) => {
    const top = () => element.getBoundingClientRect().top;
    const seen = top();
    // Motions of style sheets, such as that of the loader, move nothing but themselves.
    const moving = () =>
      document.getAnimations().filter((one) => one.constructor === Animation && one.playState === 'running');
    const watch = () => {
      if (top() === seen) requestAnimationFrame(watch);
      else setTimeout(press);
    };
    async function press() {
      const held = moving();
      const seenAt = held.map(({ currentTime }) => currentTime);
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      // A pause takes hold with a later frame: by itself it holds what that frame shows.
      await Promise.all(held.map(({ ready }) => ready));
      const moved = held.filter(({ playState, currentTime }, index) => {
        return playState !== 'paused' || currentTime !== seenAt[index];
      });
      element.closest('.portico-box')?.setAttribute('data-moved', `${moved.length} of ${held.length}`);
    }
    watch();
  });
  await late.letGo();
  await expect(page.locator('.portico-box')).toHaveAttribute('data-moved', /^0 of [1-9]/);
});

test('a card that has grown under a pointer goes to the middle with the next step, and follows the window', async ({
  live: { page, open },
}) => {
  const late = await holdWays(page);
  await open('/account/login');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.locator('.portico-box').hover();
  await late.arrive();
  await late.letGo();
  await expect(page.locator('.portico-social')).toBeVisible();
  await expect(page.locator('.portico-switch')).toBeVisible();
  await page.getByRole('textbox').fill('ada@acme.test');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  const above = await inTheMiddle(page);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(async () => (await roomAround(page)).above).toBeGreaterThan(above + 50);
});

test('a question about a mistyped address takes no press away from the button', async ({ live: { page, open } }) => {
  await open('/account/login');
  await expect(page.locator('.portico-switch')).toBeVisible();
  await page.evaluate(animationsEnded);
  await page.getByRole('textbox').fill('ada@gmial.com');
  await page.getByRole('button', { name: 'Continue' }).hover();
  await page.mouse.down();
  await page.evaluate(standStill, 60);
  await page.mouse.up();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
