import { everyState, type ListedState } from '@portico/fixtures';
import { PSEUDO_LOCALE } from '@portico/sdk/metadata';
import type { Dress } from '../hosts/stage/src/main';
import { type Stage, test } from '../setup/stage';
import { expectAccessible } from './expectations/accessibility';
import {
  expectNamesBesideMarks,
  expectNothingClipped,
  expectNothingSideways,
  expectWordsWhole,
} from './expectations/layout';
import { doubledTexts } from './expectations/map-texts';
import { expectExplained } from './expectations/provenance';
import { expectNoEnglish, expectTextsStayTexts, harmlessTexts } from './expectations/texts';

/** How a state is looked at, and what is asked of it then. */
interface Look {
  title: string;
  /** What is changed of the look before; the first is the one that a state is shown in. */
  dress?: Dress;
  viewport?: { width: number; height: number };
  asks: readonly ((stage: Stage, look: string, listed: ListedState) => Promise<void>)[];
}

/**
 * Accessibility is asked for in both schemes and both directions. What a rule looks at depends on one or the other,
 * never on both: colours on the scheme, order and names on the language.
 */
const looks: readonly Look[] = [
  { title: 'light', asks: [expectExplained, expectAccessible] },
  { title: 'dark', dress: { scheme: 'dark' }, asks: [expectExplained] },
  { title: 'dark, from right to left', dress: { language: 'he' }, asks: [expectAccessible, expectNamesBesideMarks] },
  {
    title: 'in another language',
    dress: { scheme: 'light', language: PSEUDO_LOCALE },
    asks: [expectNoEnglish],
  },
  {
    title: 'in texts of twice the length',
    dress: { language: 'en', metadata: { localizations: { en: doubledTexts } } },
    asks: [expectNothingClipped],
  },
  {
    title: 'in hostile texts',
    dress: { metadata: { localizations: { en: harmlessTexts } } },
    asks: [expectTextsStayTexts],
  },
  {
    title: 'at 320 px',
    viewport: { width: 320, height: 640 },
    dress: { metadata: {} },
    asks: [expectNothingSideways],
  },
  // Its words are the longest of all languages that the kit speaks.
  { title: 'in German at 320 px', dress: { language: 'de' }, asks: [expectWordsWhole] },
];

/**
 * A state is shown once and looked at in many ways, since showing it takes longest. A failure says in which look it was
 * seen, and keeps no other from being seen.
 */
for (const listed of everyState()) {
  test(`${listed.title} is accessible, fits, speaks one language and comes from somewhere, in every look`, async ({
    stage,
  }) => {
    await stage.show({ screen: listed.screen.id, state: listed.name });
    for (const { title, dress, viewport, asks } of looks) {
      await test.step(title, async () => {
        if (viewport) await stage.page.setViewportSize(viewport);
        if (dress) await stage.dress(dress);
        for (const ask of asks) await ask(stage, title, listed);
      });
    }
  });
}
