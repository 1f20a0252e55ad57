import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { animationsEnded } from './animations-ended';

/** Fields that take a text, in their order. */
export const textFields = (page: Page): Locator =>
  page.locator('.portico-step form :is(input:not([type=checkbox], [type=radio], [hidden]), textarea):not([readonly])');

/** The main action of a step: the button of its form, else its first primary button. */
const mainAction = (page: Page): Locator =>
  page
    .locator('.portico-step form button[type=submit]')
    .or(page.locator('.portico-step:not(:has(form)) button.portico-button[data-variant=primary]'))
    .first();

/** Whether there is anything to press. */
export const hasAction = async (page: Page) => (await mainAction(page).count()) > 0;

/** Presses the main action `clickCount` times, even if it is disabled or covered. */
export const press = (page: Page, clickCount = 1) =>
  mainAction(page).click({ force: true, clickCount, timeout: 5_000 });

/** Presses the main action with the pointer over it, after all animations, so that the press does not miss. */
export async function pressAtRest(page: Page) {
  await mainAction(page).hover({ force: true });
  await page.evaluate(animationsEnded);
  await press(page);
}

/** Presses Enter twice in the last field; without a text field, presses the main action once. */
export async function enterTwice(page: Page) {
  const field = textFields(page).last();
  if ((await field.count()) === 0) return press(page);
  await field.focus();
  for (let time = 0; time < 2; time++) await page.keyboard.press('Enter');
}

/** Presses Enter during a composition of an input method, in the last field: it selects a word and must not submit. */
export async function enterComposed(page: Page) {
  await textFields(page).last().focus();
  const browser = await page.context().newCDPSession(page);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: COMPOSITION_KEY_CODE };
  await browser.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text: '\r', unmodifiedText: '\r' });
  await browser.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  await browser.detach();
}

/** The key code that browsers report for every key that an input method handles. */
const COMPOSITION_KEY_CODE = 229;

/** Gives the text that a user types or pastes for the right value of a field. */
type Hand = (right: string, kind: FieldKind) => string;

/** Adds the blanks that are copied along with a text. A password stays as it is: blanks are part of it. */
export const pasted: Hand = (right, kind) => (kind.toLowerCase().includes('password') ? right : `\u00a0 ${right}\t `);

/** Fills every field with its right value, changed by `written`. A prefilled value takes precedence. */
export async function fillIn(page: Page, written: Hand = (right) => right) {
  for (const box of await page.locator('.portico-step form input[type=checkbox]:not(:checked)').all())
    await box.check();
  const fields = textFields(page);
  for (let position = 0; position < (await fields.count()); position++) {
    const field = fields.nth(position);
    const [known, kind] = await field.evaluate(describeField);
    await field.fill(written(known || rightTexts[kind], kind));
  }
}

/** Returns the value of a field, and its kind by the attributes that password managers read; runs in the page. */
function describeField(field: Element): readonly [known: string, kind: FieldKind] {
  const { autocomplete, name, value } = field as HTMLInputElement;
  const hints = `${autocomplete} ${(field as HTMLInputElement).type} ${name}`;
  if (/one-time-code/.test(hints)) return [value, 'code'];
  if (/new-password/.test(hints)) return [value, 'newPassword'];
  if (/password/.test(hints)) return [value, 'password'];
  if (/tel/.test(hints)) return [value, 'phone'];
  return [value, /email|username/.test(hints) ? 'email' : 'name'];
}

const rightTexts = {
  code: '123456',
  // Keeps every rule of the demo's vendor.
  newPassword: 'Sturdy-Harbor-42!',
  password: DEMO_PASSWORD,
  phone: '+49 1512 3456789',
  email: 'ada@acme.test',
  name: 'Harbor Works',
} as const;

type FieldKind = keyof typeof rightTexts;
