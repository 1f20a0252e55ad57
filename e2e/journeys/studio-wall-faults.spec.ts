import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../setup/live-host';
import { cardNamed, openWall } from '../setup/wall';

declare global {
  interface Window {
    /** Whether the frame that renders the stills can't make a password field. */
    refusePasswords?: boolean;
  }
}

/** Makes every screen with a password field throw while React renders it, in the frame that renders the stills. */
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

async function rendererOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('.still-renderer').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the page has no frame that renders stills');
  return frame;
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

  await (await rendererOf(page)).evaluate(() => {
    window.refusePasswords = false;
  });
  await password.getByRole('button', { name: 'Try again' }).click();
  await expect(password.locator('.still')).toContainText('Enter your password');
  await expect(page.locator('.wall-failed')).toHaveCount(0);
});
