import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Stage } from '../../setup/stage';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** No accessibility violation as it stands there. */
export async function expectAccessible({ page }: Stage, look: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const results: AxeResults = await page.evaluate(() =>
    // Nothing here is fetched from elsewhere, so there is nothing to fetch before.
    window.axe.run(document, { resultTypes: ['violations'], preload: false }),
  );
  expect.soft(results.violations.flatMap(describeViolation), `violations: ${look}`).toEqual([]);
}

function describeViolation({ id, help, nodes }: AxeResults['violations'][number]) {
  return nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`);
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
