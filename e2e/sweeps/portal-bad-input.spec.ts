import type { Page } from '@playwright/test';
import { enterInForm, submitForm } from '../setup/portal-form';
import { expect, type Stage, test } from '../setup/stage';
import { statesByScreen } from '../setup/states-by-screen';
import { everyStep, isFresh } from '../setup/steps';

/** Texts that users paste, texts that a spreadsheet would run, and texts that attackers try. */
const texts: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'nothing but spaces': '   ',
  'ten thousand characters': 'a'.repeat(10_000),
  'another script': 'Äž 北京 עברית عربى',
  'a formula': '=HYPERLINK("https://evil.test","x")',
  'spaces around it': '  Night shift\t ',
  'control characters': '\u0000\u0007\u001b[31m\u202e',
  markup: '"><img src=x onerror=window.pwned=1>',
  'the name of a prototype': '__proto__',
};

/** What a form shows after a submission. */
interface FormRead {
  /** `null` if the form has been closed. */
  values: string[] | null;
  /** Invalid fields and alerts that name a reason. */
  problems: number;
  pwned: boolean;
}

/** A form that changes something: the filters of a report only ask for other rows. */
const FORM =
  '.portico-form:not(:has(.portico-report-filters)):has(:is(input:not([type=checkbox], [type=radio], [type=file], [type=search]), textarea))';

/** Runs in the page. */
function readForm(selector: string): FormRead {
  const form = [...document.querySelectorAll<HTMLFormElement>(selector)].at(-1);
  const fields = form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
  const reasons = document.querySelectorAll('[aria-invalid=true], [role=alert]:not(:empty)');
  return {
    values: form ? [...fields].map(({ value }) => value) : null,
    problems: reasons.length,
    pwned: 'pwned' in window,
  };
}

const standStill = (page: Page) => page.evaluate(() => window.stage.standStill());
const isChange = (call: string) => !call.startsWith('GET ');

async function send(stage: Stage, text: string, times = 1): Promise<FormRead & { changes: string[] }> {
  await stage.asked();
  await stage.page.evaluate(enterInForm, { selector: FORM, text });
  await stage.page.evaluate(submitForm, { selector: FORM, times });
  await standStill(stage.page);
  return { ...(await stage.page.evaluate(readForm, FORM)), changes: (await stage.asked()).filter(isChange) };
}

const freshStates = everyStep().filter((listed) => listed.screen.id.startsWith('admin-portal/') && isFresh(listed));

for (const { id, states } of statesByScreen(freshStates)) {
  test(`every form of ${id} answers bad input clearly, loses none of it, and is sent once`, async ({ stage }) => {
    const { page } = stage;
    for (const { name, title } of states) {
      const scene = { screen: id, state: name };
      await stage.show(scene);
      if ((await page.locator(FORM).count()) === 0) continue;
      for (const [what, text] of Object.entries(texts)) {
        if (what !== 'nothing at all') await stage.show(scene);
        const { values, problems, pwned, changes } = await send(stage, text);
        expect.soft(pwned, `${title}: ${what}`).toBe(false);
        if (!values) expect.soft(changes, `${title}: ${what} was accepted`).not.toEqual([]);
        else if (changes.length === 0) expect.soft(problems, `${title}: ${what} names no reason`).toBeGreaterThan(0);
      }
      await stage.show(scene);
      const once = await send(stage, 'Night shift');
      await stage.show(scene);
      const twice = await send(stage, 'Night shift', 2);
      expect.soft(twice.changes, `${title}: submitted twice`).toEqual(once.changes);
    }
  });
}
