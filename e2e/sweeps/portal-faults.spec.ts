import type { FaultKind } from '@portico/mock-backend';
import { endRetries } from '../setup/end-retries';
import { failed, takeTurns } from '../setup/fault-kinds';
import { enterInForm, submitForm } from '../setup/portal-form';
import { expect, type Stage, test } from '../setup/stage';
import { everyStep, isFresh } from '../setup/steps';

/** Faults that every dialog meets. */
const always: Readonly<Record<string, FaultKind>> = {
  offline: { kind: 'offline' },
  'time-out': { kind: 'time-out' },
  redirect: { kind: 'redirect' },
  403: failed(403),
};
/** Faults that all dialogs handle alike, by kind. The dialogs meet one of each kind, in turn. */
const alike: readonly Readonly<Record<string, FaultKind>>[] = [
  { 404: failed(404), 409: failed(409), 413: failed(413), 429: failed(429) },
  {
    500: failed(500),
    503: failed(503),
    'a web page': { kind: 'html' },
    cut: { kind: 'cut' },
    malformed: { kind: 'malformed' },
    401: failed(401),
  },
];

/** The form of the foremost dialog. */
const FORM = ':is(dialog, [role=dialog], [role=alertdialog]) .portico-form';

/** What a dialog shows. */
interface DialogRead {
  /** The values of its fields; `null` if it has been closed. */
  values: string[] | null;
  isPending: boolean;
  /** Alerts and messages at fields, in the dialog and in notifications. */
  messages: string[];
}

/** Runs in the page. */
function readDialog(selector: string): DialogRead {
  const form = [...document.querySelectorAll<HTMLFormElement>(selector)].at(-1);
  const fields = form?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [];
  const messages = document.querySelectorAll(
    '[role=alert], [role=status], .portico-field-error, .portico-notification',
  );
  return {
    values: form ? [...fields].map(({ value, checked }) => `${value} ${checked}`) : null,
    isPending: Boolean(form?.querySelector('[data-pending]')),
    messages: [...messages].map(({ textContent }) => textContent?.trim() ?? '').filter(Boolean),
  };
}

const uuids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The changes among the calls. The clock may have run past the end of the token, which is then renewed. */
const changesOf = (calls: readonly string[]) =>
  calls.filter((call) => !/^GET |token\/refresh/.test(call)).map((call) => call.replace(uuids, 'uuid'));

interface Sent {
  /** The values of the fields before the submission. */
  entered: string[];
  changes: string[];
}

/** Submits the dialog while every call fails with this fault; without a fault, none does. */
async function send(stage: Stage, fault?: FaultKind): Promise<DialogRead & Sent> {
  const { page } = stage;
  await stage.breakCalls(fault);
  await stage.asked();
  const entered = await page.evaluate(enterInForm, { selector: FORM });
  await page.evaluate(submitForm, { selector: FORM, times: 1 });
  await page.evaluate(() => window.stage.standStill());
  if (fault) await page.evaluate(endRetries, `${FORM} [data-pending]`);
  return { ...(await page.evaluate(readDialog, FORM)), entered, changes: changesOf(await stage.asked()) };
}

const dialogs = everyStep().filter((listed) => listed.screen.id.startsWith('admin-portal/') && isFresh(listed));

for (const [index, { screen, name, title }] of dialogs.entries()) {
  test(`${title} says every failure, keeps what was entered, and works afterwards`, async ({ stage }) => {
    const scene = { screen: screen.id, state: name };
    await stage.show(scene);
    const fresh = await stage.page.evaluate(readDialog, FORM);
    const right = await send(stage);
    const [change] = right.changes;
    // A screen without a dialog, or a dialog that the entered values do not complete.
    if (!change) return;
    for (const [what, fault] of Object.entries({ ...always, ...takeTurns(alike, index) })) {
      await stage.show(scene);
      const failed = await send(stage, fault);
      expect.soft(failed.isPending, `${what}: is not pending for ever`).toBe(false);
      // The session is over, so the login box covers the page: the dialog is below it.
      if (what === '401') {
        await expect.soft(stage.page.locator('.portico-interrupted form'), what).toBeVisible();
        continue;
      }
      // The service has accepted the change, and many dialogs need nothing of its answer: they close or go on.
      if (what === 'malformed') continue;
      // What is to be deleted is gone already.
      if (what === '404' && change.startsWith('DELETE') && !failed.values) continue;
      expect.soft(failed.messages.length, `${what}: says so`).toBeGreaterThan(fresh.messages.length);
      // Some changes are shown at once, and taken back. What is gone may be created again.
      if (!failed.values || what === '404') continue;
      expect.soft(failed.values, `${what}: keeps the values`).toEqual(failed.entered);
      const again = await send(stage);
      expect.soft(again.changes, `${what}: the same press afterwards`).toContain(change);
      // The answer broke off after the change: a second one may be refused, such as for a name that is taken.
      if (what !== 'cut') expect.soft(again.values === null, `${what}: closes afterwards`).toBe(right.values === null);
    }
  });
}
