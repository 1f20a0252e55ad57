import { DEMO_PASSWORD } from '@portico/mock-backend';
import type {} from '../hosts/stills/src/main';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';
import { cardNamed, openWall } from '../setup/wall';

const screen = 'login-box/loginWithPassword';

/** Twelve states of one screen: the title of each, and the error that only this state shows. */
const states = [
  { state: 'default', title: 'Default', error: null },
  { state: 'wrongPassword', title: 'Wrong password', error: 'not right' },
  { state: 'locked', title: 'Locked', error: 'This account is locked' },
  { state: 'disabled', title: 'Disabled', error: 'This account is disabled' },
  { state: 'expired', title: 'Temporary access over', error: 'Access for this account has ended' },
  { state: 'unverified', title: 'Unverified', error: 'Confirm your email address first' },
  { state: 'invitationPending', title: 'Invitation pending', error: 'Accept your invitation first' },
  { state: 'tookTooLong', title: 'Second factor took too long', error: 'This sign-in took too long' },
  { state: 'tooManyCodes', title: 'Too many wrong codes', error: 'Too many wrong codes' },
  { state: 'placeRefused', title: 'Not from here', error: 'from here' },
  { state: 'rateLimited', title: 'Too many attempts', error: 'Too many attempts' },
  { state: 'offline', title: 'Offline', error: 'could not be reached' },
] as const;

test('runs twelve states of one screen at once, of which none sees another', async ({ page, watch: _watch }) => {
  await page.goto(siteUrl('stills'));
  await page.waitForFunction(() => 'stillHost' in window);
  const shown = states.map(({ state }) => ({ screen, state }));
  await page.evaluate((each) => window.stillHost.showEach(each), shown);
  const frames = states.map((_, index) => page.frameLocator('.one-of-many').nth(index));

  async function expectOwnStates(): Promise<void> {
    for (const [index, { error }] of states.entries())
      if (error !== null) await expect(frames[index]!.getByRole('alert')).toContainText(error);
  }
  await expectOwnStates();
  const [first, second] = frames;
  await expect(first!.getByRole('alert')).toHaveCount(0);
  await first!.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await first!.getByRole('button', { name: 'Sign in' }).click();
  await expect(first!.getByText('Signed in as')).toBeVisible();
  await expectOwnStates();
  await expect(second!.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('shows each state of an unfolded screen on its card', async ({ page, watch: _watch }) => {
  await openWall(page, `screen=${screen}&state=default&search=password&area=login-box&unfolded=${screen}`);
  await page.keyboard.press('0');
  for (const { title, error } of states) {
    const still = cardNamed(page, `Password: ${title}`).locator('.still');
    if (error === null) await expect(still.locator('.portico-root')).toBeVisible();
    else await expect(still).toContainText(error);
  }
  const ofDefault = cardNamed(page, 'Password: Default').locator('.still [role="alert"]');
  await expect(ofDefault.filter({ hasText: /./ })).toHaveCount(0);
});
