import type { Page } from '@playwright/test';
import { screenById } from '@portico/fixtures';
import type {} from '../hosts/stills/src/main';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';
import { importFile } from '../setup/studio';
import { cardNamed, openWall } from '../setup/wall';

declare global {
  interface Window {
    /** Whether a frame that renders stills can't make a password field. */
    refusePasswords?: boolean;
  }
}

/** Makes every screen with a password field throw while React renders it, in the frames that render the stills. */
async function refusePasswords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!window.frameElement?.classList.contains('still-renderer')) return;
    window.refusePasswords = true;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function refusable(name, value) {
      if (window.refusePasswords && value === 'current-password') throw new Error('no password field');
      setAttribute.call(this, name, value);
    };
  });
}

/** Lets the frames that render the stills make password fields again. */
async function allowPasswords(page: Page): Promise<void> {
  for (const renderer of await page.locator('.still-renderer').elementHandles())
    await (await renderer.contentFrame())?.evaluate(() => {
      window.refusePasswords = false;
    });
}

test('says on its card that a state throws while it is rendered, shows the others, and tries again', async ({
  page,
  watch,
}) => {
  watch.allow(/no password field/);
  await refusePasswords(page);
  await openWall(page, 'camera=900,900,50');
  const password = cardNamed(page, 'Password: Default');
  await expect(password.getByRole('alert')).toContainText('login-box/loginWithPassword/default failed');
  await expect(password.getByRole('alert')).toContainText('no password field');
  const other = cardNamed(page, 'Email: Default');
  await expect(other.locator('.still .portico-root')).toBeVisible();

  await allowPasswords(page);
  await password.getByRole('button', { name: 'Try again' }).click();
  await expect(password.locator('.still')).toContainText('Enter your password');
  await expect(page.locator('.wall-failed')).toHaveCount(0);
});

/** The width of the lines around a selected card that has the focus, and some more, in pixels. */
const LINES = 6;

/** A picture of the wall without its cards: what lies between two of them. */
async function gapBetween(page: Page, first: string, second: string): Promise<Buffer> {
  const left = (await cardNamed(page, first).boundingBox())!;
  const right = (await cardNamed(page, second).boundingBox())!;
  const x = left.x + left.width + LINES;
  return page.screenshot({ clip: { x, y: left.y, width: right.x - x - LINES, height: left.height } });
}

const coverAll = { position: 'fixed', inset: 0, zIndex: 2147483647, top: '-900px', left: '-900px' };
const hostile = {
  themeV2: {
    palette: { background: { default: 'url(http://attacker.invalid/pixel.png)' } },
    typography: {
      fontFamily: 'x; } :host { overflow: visible; contain: none } @import url(http://attacker.invalid/x);',
    },
    loginBox: {
      boxStyle: {
        ...coverAll,
        width: '9000px',
        margin: '-4000px',
        outline: '4000px solid #ff0000',
        boxShadow: '0 0 0 4000px #ff0000',
        backgroundImage: 'url(http://attacker.invalid/box.png)',
      },
      rootStyle: { ':host': { overflow: 'visible', contain: 'none' }, 'body > *': coverAll },
      logo: {
        image: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="9000" height="9000" fill="red"/></svg>')}`,
      },
    },
  },
};

test('keeps hostile styles, fonts and pictures inside the cards', async ({ page, watch: _watch }) => {
  await openWall(page, 'area=login-box&camera=1300,700,50');
  const box = cardNamed(page, 'Email: Default').locator('.still .portico-box').first();
  await expect(box).toBeVisible();
  await expect(cardNamed(page, 'Password: Default').locator('.still')).toBeVisible();
  const gap = () => gapBetween(page, 'Email: Default', 'Password: Default');
  const before = await gap();
  await importFile(page, 'hostile.json', JSON.stringify(hostile));
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect(box).toHaveCSS('box-shadow', 'rgb(255, 0, 0) 0px 0px 0px 4000px');
  await expect.poll(async () => (await gap()).equals(before)).toBe(true);

  const unbound = '.wall-glass, .still { overflow: visible !important; contain: none !important }';
  await page.addStyleTag({ content: unbound });
  expect((await gap()).equals(before), 'the picture shows a card that is not bound').toBe(false);
});

test('renders a world of 100,000 people, one page of them, and the states after it', async ({
  page,
  watch: _watch,
}) => {
  // The world is made in the page.
  test.slow();
  const users = screenById('admin-portal/users')?.states.default;
  if (!users) throw new Error('the users have no default state');
  const crowded = { ...users, world: { ...users.world, scenario: 'enterprise' as const } };
  await page.goto(siteUrl('stills'));
  await page.waitForFunction(() => 'stillHost' in window);
  const results = await page.evaluate((state) => {
    window.stillHost.addState('admin-portal/users', 'crowded', state);
    const display = { persona: null, language: 'en', scheme: 'light', width: 1024, height: 704 } as const;
    const requests = [
      { screen: 'admin-portal/users', state: 'default', ...display },
      { screen: 'admin-portal/users', state: 'crowded', ...display },
      { screen: 'admin-portal/groups', state: 'default', ...display },
    ];
    return window.stillHost.renderAll(requests);
  }, crowded);
  expect(results.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  const [usual, many] = results.map(({ still }) => still?.html ?? '');
  expect(many).toContain('Ada');
  expect(many?.length).toBeLessThan((usual?.length ?? 0) * 3);
});
