import { expect, type Locator, type Page } from '@playwright/test';

/** Options of a press: the call that it sends may fail once. */
export interface Attempt {
  /** The first press must show the failure, and the second must succeed. */
  failsOnce?: boolean;
}

/** The actions of a user on a page. Every journey runs with a keyboard and with a pointer. */
export interface UserActions {
  /** Replaces the text of the field with this label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Presses the button or follows the link of this name. */
  press(name: string | RegExp, attempt?: Attempt): Promise<void>;
  /** Ticks the box of this label. */
  tick(label: string | RegExp): Promise<void>;
  /** Chooses from the list of this label. */
  choose(label: string | RegExp, choice: string): Promise<void>;
}

/** The number of Tab presses after which an element counts as unreachable. */
const MOST_STOPS = 60;

/** The reachable part of the page: a modal page over the host's makes the host inert. */
const reachable = (page: Page) => page.locator('body:not(:has(> dialog:modal)), body > dialog:modal');
const field = (page: Page, label: string | RegExp) => reachable(page).getByLabel(label, { exact: true });
const control = (page: Page, name: string | RegExp) =>
  reachable(page)
    .getByRole('button', { name, exact: true })
    .or(reachable(page).getByRole('link', { name, exact: true }));

/** Presses again after the failure has the focus. */
async function retry(page: Page, press: () => Promise<void>, { failsOnce = false }: Attempt = {}) {
  await press();
  if (!failsOnce) return;
  await expect(page.getByRole('alert')).toBeFocused();
  await press();
}

/** Acts by pointer, with reduced motion: a press would miss an element that still moves. */
export function pointer(page: Page): UserActions {
  async function press(name: string | RegExp) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await control(page, name).click();
  }
  return {
    fill: (label, text) => field(page, label).fill(text),
    press: (name, attempt) => retry(page, () => press(name), attempt),
    tick: (label) => field(page, label).check(),
    async choose(label, choice) {
      await field(page, label).selectOption({ label: choice });
    },
  };
}

/** Moves the focus to an element by Tab, from where the page has put it. */
export async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${target}`);
}

/** Acts by keyboard only. */
export function keyboard(page: Page): UserActions {
  async function press(name: string | RegExp) {
    await reach(page, control(page, name));
    await page.keyboard.press('Enter');
  }

  return {
    async fill(label, text) {
      await reach(page, field(page, label));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    press: (name, attempt) => retry(page, () => press(name), attempt),
    async tick(label) {
      await reach(page, field(page, label));
      await page.keyboard.press('Space');
    },
    async choose(label, choice) {
      await reach(page, field(page, label));
      await page.keyboard.type(choice);
    },
  };
}
