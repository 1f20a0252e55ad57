import { expect, type Stage } from '../../setup/stage';

/**
 * Whatever a vendor points at in the studio leads to what it comes from. So every text on a screen is a text with a key
 * or data of the world, and every colour that is painted comes from a token.
 */
export async function expectExplained({ page }: Stage, look: string) {
  expect.soft(await page.evaluate(() => window.stage.unexplained()), `from nowhere: ${look}`).toEqual([]);
}
