import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { expect, type Stage } from '../../setup/stage';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Expects no accessibility violation in the shown state. */
export async function expectAccessible({ page }: Stage, look: string) {
  const violations = (await page.evaluate(findViolations)) ?? (await addAxe(page));
  expect.soft(violations.flatMap(describeViolation), `violations: ${look}`).toEqual([]);
}

/** Adds the checker to the page, which it stays in, and checks the page. */
async function addAxe(page: Page) {
  await page.addScriptTag({ path: axe });
  // The markup of every checked element would be read, and a report names elements by their selector.
  await page.evaluate(() => window.axe.configure({ noHtml: true }));
  return (await page.evaluate(findViolations)) ?? [];
}

/** The violations in the page, or null if it has no checker yet; runs in the page. */
async function findViolations(): Promise<Result[] | null> {
  if (!('axe' in window)) return null;
  // `preload` is off: the page loads no resource of another origin.
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false });
  return violations;
}

function describeViolation({ id, help, nodes }: Result) {
  return nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`);
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
