import type { ListedState } from '@portico/fixtures';
import { expect, type Stage, test } from '../setup/stage';
import { statesByScreen } from '../setup/states-by-screen';
import { everyStep } from '../setup/steps';
import { readTexts, wrapTexts } from '../setup/wrapped-texts';

/** The number of buttons that are pressed one after another. */
const PRESSES = 4;

/** Types into every field and presses the button at this position; runs in the page. */
async function pressButton(position: number) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const fields = '.portico-root input:not([type=checkbox], [type=radio], [type=file])';
  for (const field of document.querySelectorAll(fields)) {
    setValue?.call(field, 'ada@acme.test');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const buttons = document.querySelectorAll<HTMLElement>('.portico-root :is(button, [role=menuitem], [role=option])');
  [...buttons]
    .filter((button) => button.checkVisibility())
    .at(position)
    ?.click();
  await window.stage.standStill();
}

/** Presses buttons with and without wrapped texts, and expects the same texts after each press. */
async function expectSamePresses({ page, show }: Stage, { title, screen, name }: ListedState) {
  const walks: string[][][] = [];
  for (const wraps of [false, true]) {
    await show({ screen: screen.id, state: name });
    const walk: string[][] = [];
    for (let press = 0; press < PRESSES; press++) {
      if (wraps) await page.evaluate(wrapTexts);
      await page.evaluate(pressButton, press);
      walk.push(await page.evaluate(readTexts));
    }
    walks.push(walk);
  }
  expect.soft(walks[1], `${title}, after each press`).toEqual(walks[0]);
}

// The dialog of a passkey would stay open for as long as the browser likes.
test.beforeEach(({ stage }) =>
  stage.page.evaluate(() => {
    const cancelled = async () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
    Object.assign(navigator.credentials, { get: cancelled, create: cancelled });
  }),
);

// Each state with new texts after a translation is part of the sweep of all states.
for (const { id, states } of statesByScreen(everyStep())) {
  test(`${id} works in a page that the browser translates`, async ({ stage }) => {
    for (const listed of states) await expectSamePresses(stage, listed);
  });
}
