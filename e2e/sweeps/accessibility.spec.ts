import { createRequire } from 'node:module';
import { everyState } from '@portico/fixtures';
import type { AxeResults } from 'axe-core';
import { expect, test } from '../setup/stage';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Both schemes and both directions. What a rule looks at depends on one or the other, never on both: colours on the
 * scheme, order and names on the language.
 */
const looks = [
  { scheme: 'light', language: 'en' },
  { scheme: 'dark', language: 'he' },
] as const;

for (const { screen, name, title } of everyState()) {
  test(`${title} has no accessibility violation, light and dark, in both directions`, async ({ stage }) => {
    if (!(await stage.page.evaluate(() => 'axe' in window))) await stage.page.addScriptTag({ path: axe });
    await stage.show({ screen: screen.id, state: name });
    for (const look of looks) {
      await stage.dress(look);
      const results: AxeResults = await stage.page.evaluate(() =>
        // Nothing here is fetched from elsewhere, so there is nothing to fetch before.
        window.axe.run(document, { resultTypes: ['violations'], preload: false }),
      );
      expect(results.violations.flatMap(describeViolation), `${look.scheme}, ${look.language}`).toEqual([]);
    }
  });
}

function describeViolation({ id, help, nodes }: AxeResults['violations'][number]) {
  return nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`);
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
