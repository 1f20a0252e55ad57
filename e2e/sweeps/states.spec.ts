import { everyState, type ListedState } from '@portico/fixtures';
import { PSEUDO_LOCALE } from '@portico/sdk/metadata';
import { type Stage, test } from '../setup/stage';
import { everyStep } from '../setup/steps';
import { expectAccessible, expectLargeTargets } from './expectations/accessibility';
import {
  expectNamesBesideMarks,
  expectNothingClipped,
  expectNothingSideways,
  expectUnbrokenWords,
} from './expectations/layout';
import { doubledTexts } from './expectations/map-texts';
import { expectExplained } from './expectations/provenance';
import { expectNoEnglish, expectTextsStayTexts, harmlessTexts } from './expectations/texts';

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

/** Checks that run in every appearance. */
async function expectSound(stage: Stage, { scheme, language, viewport }: Appearance) {
  const where = `${scheme}, ${language}, ${viewport.width} px`;
  await expectAccessible(stage, where);
  await expectNamesBesideMarks(stage, where);
  if (viewport === PHONE) await expectNothingSideways(stage, where);
}

/** Checks that the texts can be translated. Each check runs in the language that is hardest for it. */
async function expectTranslatable(stage: Stage, listed: ListedState) {
  await stage.setAppearance({ language: PSEUDO_LOCALE });
  await expectNoEnglish(stage, 'pseudo-locale', listed);
  await stage.setAppearance({ language: 'en', metadata: { localizations: { en: doubledTexts } } });
  await expectNothingClipped(stage, 'texts of twice the length');
  await stage.page.setViewportSize(PHONE);
  // German has the longest texts of all languages of the SDK.
  await stage.setAppearance({ language: 'de', metadata: {} });
  await expectUnbrokenWords(stage, 'German, 320 px');
  await expectNothingSideways(stage, 'German, 320 px');
  await expectExplained(stage, 'German, 320 px');
}

/** Checks that targets are large enough on a phone, and that text of twice the size fits. */
async function expectRoom(stage: Stage) {
  await stage.page.setViewportSize(PHONE);
  // The shortest texts make the smallest targets.
  await stage.setAppearance({ language: 'en' });
  await expectLargeTargets(stage, '320 px');
  await stage.page.setViewportSize(TABLET);
  await stage.setAppearance({ metadata: largeText });
  await expectNothingClipped(stage, 'twice the text size');
  await expectNothingSideways(stage, 'twice the text size');
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
  await stage.setAppearance({ language: 'en', metadata: { localizations: { en: harmlessTexts } } });
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
    await expectSound(stage, appearance);
    await expectTranslatable(stage, listed);
    await expectRoom(stage);
    if (steps.has(listed.title)) await expectSoundEverywhere(stage, appearance);
  });
}
