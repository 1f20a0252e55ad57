import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { expect, type Stage } from '../../setup/stage';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules of the checker that are off by default. */
type ExtraRule = 'target-size';

/** Expects no accessibility violation in the shown state. */
export async function expectAccessible({ page }: Stage, shown: string) {
  expect.soft(await violations(page), `violations: ${shown}`).toEqual([]);
}

/** Expects that every target is at least 24 px large, or has that space around it. */
export async function expectLargeTargets({ page }: Stage, shown: string) {
  expect.soft(await violations(page, 'target-size'), `small targets: ${shown}`).toEqual([]);
}

async function violations(page: Page, rule?: ExtraRule): Promise<string[]> {
  const found = (await page.evaluate(findViolations, rule)) ?? (await addAxe(page, rule));
  return found.flatMap(describeViolation);
}

/** Adds the checker to the page, which it stays in, and checks the page. */
async function addAxe(page: Page, rule?: ExtraRule) {
  await page.addScriptTag({ path: axe });
  // The markup of every checked element would be read, and a report names elements by their selector.
  await page.evaluate(() => window.axe.configure({ noHtml: true }));
  return (await page.evaluate(findViolations, rule)) ?? [];
}

/** The violations in the page, of one rule or of all, or null if it has no checker yet; runs in the page. */
async function findViolations(rule?: ExtraRule): Promise<Result[] | null> {
  if (!('axe' in window)) return null;
  // `preload` is off: the page loads no resource of another origin.
  const options = { resultTypes: ['violations' as const], preload: false, ...(rule && { runOnly: [rule] }) };
  const { violations: found } = await window.axe.run(document, options);
  return found;
}

function describeViolation({ id, help, nodes }: Result) {
  return nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`);
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
