import type { FaultKind } from '@portico/mock-backend';
import { failed, REFUSAL, takeTurns } from '../setup/fault-kinds';
import { enterComposed, enterTwice, fillIn, hasAction, pasted, press, textFields } from '../setup/filled-form';
import { readStep, type StepRead } from '../setup/read-step';
import { expect, type Stage, test } from '../setup/stage';
import { everyStep, isFresh } from '../setup/steps';

/** A delay after which every call has timed out. */
const PATIENCE_MS = 31_000;
const SLOW_MS = 1_000;
const NARROW = { width: 320, height: 640 };

/** Faults that some flow handles differently from its neighbours. Every step meets each of them. */
const distinct: Readonly<Record<string, FaultKind>> = {
  offline: { kind: 'offline' },
  401: failed(401),
  403: failed(403),
  413: failed(413),
  429: failed(429),
  malformed: { kind: 'malformed' },
  'time-out': { kind: 'time-out' },
};
/** Faults that every flow handles alike, by kind. The steps meet one of each kind, in turn. */
const alike: readonly Readonly<Record<string, FaultKind>>[] = [
  { 404: failed(404), 409: failed(409) },
  { 500: failed(500), 503: failed(503) },
  { redirect: { kind: 'redirect' }, 'a web page': { kind: 'html' }, cut: { kind: 'cut' } },
];

/** Texts that users paste, and texts that attackers try. */
const hostile: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'nothing but spaces': '   ',
  'ten thousand characters': 'a'.repeat(10_000),
  'control characters': '\u0000\u0007\u001b[31m\u007fa\tb',
  'right-to-left marks': '\u202eevil\u200f@\u2066acme\u2069',
  emoji: '👩‍👩‍👧‍👦🏴‍☠️é'.repeat(20),
  markup: '"><img src=x onerror=window.pwned=1>',
};

/** Steps of the login box that wait for the user. The tests themselves add delays and failures. */
const steps = everyStep().filter((listed) => listed.screen.area === 'login-box' && isFresh(listed));

const read = ({ page }: Stage) => page.evaluate(readStep);

/** The outcome of a press: the step and its messages. */
const outcomeOf = ({ title, alert, fieldError }: StepRead) => ({ title, alert, fieldError });

/** Expects a step without a spinner that fits the page and has an enabled action or a message. */
function expectUsable({ waits, enabledControls, reports, sideways }: StepRead, when: string) {
  expect.soft({ waits, sideways }, when).toEqual({ waits: false, sideways: [] });
  expect.soft(enabledControls > 0 || reports, `${when}: an enabled control`).toBe(true);
}

/** Expects a message of the catalogue, or the service's own if it gives no code, and the focus at the message. */
async function expectErrorShown(stage: Stage, { alert, fieldError, isFocusThere }: StepRead, when: string) {
  const texts = [...(await stage.page.evaluate(() => window.stage.spoken())), REFUSAL];
  expect.soft(texts, when).toContain(fieldError || alert);
  expect.soft(isFocusThere, `${when}: the focus is at the message`).toBe(true);
}

// Every request for a key is cancelled: the machine has none.
test.beforeEach(({ stage }) =>
  stage.page.evaluate(() => {
    const cancelled = async () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
    Object.assign(navigator.credentials, { get: cancelled, create: cancelled });
  }),
);

for (const [step, { screen, name, title }] of steps.entries()) {
  const scene = { screen: screen.id, state: name };

  test(`${title} takes no wrong text for a right one, and says what is wrong`, async ({ stage }) => {
    await stage.show(scene, NARROW);
    const before = await read(stage);
    const types = (await textFields(stage.page).count()) > 0;
    if (types) await enterComposed(stage.page);
    expect.soft(outcomeOf(await read(stage)), 'Enter of an input method').toEqual(outcomeOf(before));
    for (const [what, text] of types ? Object.entries(hostile) : []) {
      if ((await read(stage)).title !== before.title) await stage.show(scene, NARROW);
      await stage.asked();
      await fillIn(stage.page, () => text);
      await press(stage.page);
      await stage.awaitAnswers(PATIENCE_MS);
      const after = await read(stage);
      expectUsable(after, what);
      if (after.title === before.title) await expectErrorShown(stage, after, what);
      if (!text) expect.soft(await stage.asked(), what).toEqual([]);
      expect.soft(await stage.page.evaluate(() => 'pwned' in window), what).toBe(false);
    }
  });

  test(`${title} asks once and the same, however often it is sent and whatever was pasted along`, async ({ stage }) => {
    const { page } = stage;
    const submissions: Readonly<Record<string, () => Promise<void>>> = {
      once: () => press(page),
      'by a double click': () => press(page, 2),
      'by two presses of Enter': () => enterTwice(page),
      'pasted with blanks around it': () => fillIn(page, pasted).then(() => press(page)),
    };
    const sent: unknown[] = [];
    for (const [how, send] of Object.entries(submissions)) {
      await stage.show(scene);
      if (!(await hasAction(page))) return;
      await stage.breakCalls({ kind: 'delay', ms: SLOW_MS });
      await stage.asked();
      await fillIn(page);
      await send();
      await stage.awaitAnswers(SLOW_MS);
      sent.push({ ...outcomeOf(await read(stage)), calls: await stage.asked() });
      expect.soft(sent.at(-1), how).toEqual(sent[0]);
    }
  });

  test(`${title} says every failure, and the same press works afterwards`, async ({ stage }) => {
    const { page } = stage;
    await stage.show(scene);
    const before = await read(stage);
    if (!(await hasAction(page))) return;

    async function pressDuring(fault: FaultKind | undefined, remount: boolean) {
      if (remount) await stage.show(scene);
      await stage.breakCalls(fault);
      await stage.asked();
      if (remount) await fillIn(page);
      await press(page);
      await stage.awaitAnswers(PATIENCE_MS);
      return read(stage);
    }
    const right = await pressDuring(undefined, true);
    const asks = (await stage.asked()).length > 0;
    let after = right;
    let isOver = true;
    // A step that sends no call cannot fail.
    for (const [what, fault] of asks ? Object.entries({ ...distinct, ...takeTurns(alike, step) }) : []) {
      after = await pressDuring(fault, isOver);
      // A refused token ends an existing session, and an answer that breaks off follows a change which the service may not
      // repeat: the same press can't succeed on that step any more.
      isOver = after.title !== before.title || what === '401' || what === 'cut';
      expectUsable(after, what);
      if (after.title === before.title) await expectErrorShown(stage, after, what);
    }
    const last = await pressDuring(undefined, isOver);
    expect.soft(outcomeOf(last), 'afterwards').toEqual(outcomeOf(right));
  });
}
