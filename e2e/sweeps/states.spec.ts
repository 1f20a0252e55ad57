import { everyState, type ListedState } from '@portico/fixtures';
import { PSEUDO_LOCALE } from '@portico/sdk/metadata';
import { expect, type Stage, test } from '../setup/stage';
import { everyStep } from '../setup/steps';
import { readTexts, wrapTexts } from '../setup/wrapped-texts';
import { expectAccessible, expectLargeTargets } from './expectations/accessibility';
import {
  expectNamesNextToMarks,
  expectNothingClipped,
  expectNothingSideways,
  expectUnbrokenWords,
} from './expectations/layout';
import { inDoubledTexts } from './expectations/map-texts';
import { expectExplained } from './expectations/provenance';
import { expectNoEnglish, expectTextsStayTexts } from './expectations/texts';

/** The appearance of a state. */
interface Appearance {
  scheme: 'light' | 'dark';
  language: 'en' | 'he';
  viewport: { width: number; height: number };
}

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };
const TABLET = { width: 640, height: 960 };
/** Twice the default size. */
const largeText = { themeV2: { typography: { fontSize: 28 } } };

/** Every pair of a scheme, a direction and a width occurs in these four of the eight combinations. */
const appearances: readonly [Appearance, ...Appearance[]] = [
  { scheme: 'light', language: 'en', viewport: LAPTOP },
  { scheme: 'dark', language: 'he', viewport: LAPTOP },
  { scheme: 'dark', language: 'en', viewport: PHONE },
  { scheme: 'light', language: 'he', viewport: PHONE },
];

/** Faults by which a part of a state never arrives. */
const endlessFaults: ReadonlySet<string> = new Set(['hang', 'time-out', 'delay', 'step-up']);

/** Checks that a state shows what its title names, not the placeholders before it. */
async function expectLoaded({ page }: Stage, { screen, name }: ListedState) {
  const faults = screen.states[name]?.world.faults ?? [];
  if (faults.some(({ kind }) => endlessFaults.has(kind))) return;
  await expect.soft(page.locator('.portico-skeleton'), 'still loads; does the state need `needsTime`?').toHaveCount(0);
}

/** Checks that run in every appearance. */
async function expectSound(stage: Stage, { scheme, language, viewport }: Appearance) {
  const where = `${scheme}, ${language}, ${viewport.width} px`;
  await expectAccessible(stage, where);
  await expectNamesNextToMarks(stage, where);
  if (viewport === PHONE) await expectNothingSideways(stage, where);
}

/** Checks in invented letters, where English would show, and in texts of twice the length. */
async function expectRoomForTexts(stage: Stage, listed: ListedState) {
  await stage.setAppearance({ language: PSEUDO_LOCALE });
  await expectNoEnglish(stage, 'pseudo-locale', listed);
  await stage.setAppearance(inDoubledTexts);
  await expectNothingClipped(stage, 'texts of twice the length');
}

async function expectRoomForLargeText(stage: Stage) {
  await stage.page.setViewportSize(TABLET);
  await stage.setAppearance({ language: 'en', metadata: largeText });
  await expectNothingClipped(stage, 'twice the text size');
  await expectNothingSideways(stage, 'twice the text size');
}

/** Checks of a phone in German, which has the longest texts of all languages of the SDK. Returns the texts. */
async function expectSoundInGerman(stage: Stage): Promise<string[]> {
  await stage.page.setViewportSize(PHONE);
  await stage.setAppearance({ language: 'de', metadata: {} });
  await expectUnbrokenWords(stage, 'German, 320 px');
  await expectNothingSideways(stage, 'German, 320 px');
  await expectExplained(stage, 'German, 320 px');
  return stage.page.evaluate(readTexts);
}

/** Checks that each target is large enough on a phone. English has the shortest texts, which make the smallest targets. */
async function expectLargeTargetsInEnglish(stage: Stage) {
  await stage.setAppearance({ language: 'en' });
  await expectLargeTargets(stage, '320 px');
}

/** Checks that the texts follow the language after the browser has translated the page, which replaces their nodes. */
async function expectTextsAfterTranslation({ page, setAppearance }: Stage, german: string[]) {
  await page.evaluate(wrapTexts);
  await setAppearance({ language: 'de' });
  expect.soft(await page.evaluate(readTexts), 'in German, after a translation by the browser').toEqual(german);
}

/** Checks that run once for each step: every appearance, and texts that contain markup. */
async function expectSoundEverywhere(stage: Stage, shown: Appearance) {
  for (const appearance of appearances.filter((one) => one !== shown)) {
    const { viewport, ...shown } = appearance;
    await stage.page.setViewportSize(viewport);
    await stage.setAppearance({ ...shown, metadata: {} });
    await expectSound(stage, appearance);
    await expectExplained(stage, `${appearance.language}, ${appearance.scheme}`);
  }
  await expectTextsStayTexts(stage, 'hostile texts');
}

const steps = new Set(everyStep().map(({ title }) => title));

/**
 * Each state is shown in one of the appearances, which alternate; one state of each step is shown in all of them. Texts
 * differ from state to state, so the checks for translations and for room run for every state.
 */
for (const [index, listed] of everyState().entries()) {
  test(`${listed.title} is accessible, explained and translatable, and fits`, async ({ stage }) => {
    const appearance = appearances[index % appearances.length] ?? appearances[0];
    const { viewport, ...scene } = appearance;
    await stage.show({ screen: listed.screen.id, state: listed.name, ...scene }, viewport);
    await expectLoaded(stage, listed);
    await expectSound(stage, appearance);
    await expectRoomForTexts(stage, listed);
    if (steps.has(listed.title)) await expectSoundEverywhere(stage, appearance);
    await expectRoomForLargeText(stage);
    const german = await expectSoundInGerman(stage);
    await expectLargeTargetsInEnglish(stage);
    // The last check: it leaves the replaced nodes behind.
    await expectTextsAfterTranslation(stage, german);
  });
}
