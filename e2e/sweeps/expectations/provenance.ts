import { expect, type Stage } from '../../setup/stage';

/**
 * The inspector of the studio leads from each element to its origin. So every text on a screen must be a text with a
 * key or data of the world, and every painted colour must come from a token.
 */
export async function expectExplained({ page }: Stage, shown: string) {
  expect.soft(await page.evaluate(() => window.stage.unexplained()), `from nowhere: ${shown}`).toEqual([]);
}
