import { everyState } from '@portico/fixtures';
import { expect, test } from '../setup/stage';

/**
 * Whatever a vendor points at in the studio leads to what it comes from. So every text on a screen is a text with a key
 * or data of the world, and every colour that is painted comes from a token, in light and in dark.
 */
for (const { screen, name, title } of everyState()) {
  test(`${title} shows no text and no colour that comes from nowhere`, async ({ stage }) => {
    await stage.show({ screen: screen.id, state: name });
    for (const scheme of ['light', 'dark'] as const) {
      await stage.dress({ scheme });
      expect(await stage.page.evaluate(() => window.stage.unexplained()), scheme).toEqual([]);
    }
  });
}
