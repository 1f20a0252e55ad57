import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Stage } from '../../setup/stage';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Expects no accessibility violation in the shown state. */
export async function expectAccessible({ page }: Stage, look: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const results: AxeResults = await page.evaluate(() =>
    // `preload` is off: the page loads no resource of another origin.
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
