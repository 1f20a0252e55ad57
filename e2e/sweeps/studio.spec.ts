import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { animationsEnded } from '../setup/animations-ended';
import { expect, test } from '../setup/live-host';
import { siteUrl } from '../setup/serve';
import { importFile } from '../setup/studio';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Accessibility violations of the studio itself. The screens in its frames have another sweep. */
async function violations(page: Page) {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(() =>
    window.axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'], iframes: false }),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Each editor, view and drawer: how to open it, and which element shows that it is open. */
const places: Record<string, (page: Page) => Promise<void>> = {
  'the theme editor': (page) => page.getByLabel('Primary', { exact: true }).waitFor(),
  'the text editor': async (page) => {
    await page.getByRole('button', { name: /^Texts/ }).click();
    await page.getByLabel('Find a text').waitFor();
  },
  'the navigation editor': async (page) => {
    await page.getByRole('button', { name: /^Navigation/ }).click();
    await page.getByRole('row', { name: 'Users', exact: true }).waitFor();
  },
  'the code editor': async (page) => {
    await page.getByRole('button', { name: /^Code/ }).click();
    await page.getByRole('textbox', { name: 'Editor content' }).waitFor();
  },
  'the command palette': async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
  'the dialog for sharing': async (page) => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link', disabled: false }).waitFor();
  },
  'the question about pictures of other sites': async (page) => {
    await importFile(
      page,
      'acme.json',
      '{"themeV2": {"loginBox": {"logo": {"image": "https://pictures.test/a.png"}}}}',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Load the pictures' }).waitFor();
  },
  'the drawer of the world': async (page) => {
    await page.getByText('People', { exact: true }).click();
    await page.getByText('ben@acme.test').first().waitFor();
  },
  'the wall': async (page) => {
    await page.goto(`${siteUrl('studio')}/#view=wall`);
    await page.getByRole('gridcell', { selected: true }).click();
    await page.locator('.wall-frame[data-shown]').waitFor();
  },
  'the wall with an unfolded screen': async (page) => {
    await page.goto(`${siteUrl('studio')}/#view=wall&unfolded=login-box/preLogin&camera=2000,4200,30`);
    await page.getByRole('gridcell', { name: 'Email: Too many attempts' }).waitFor();
  },
  'the wall without a result': async (page) => {
    await page.goto(`${siteUrl('studio')}/#view=wall&search=xyzzy`);
    await page.getByRole('button', { name: 'Show every screen' }).waitFor();
  },
};

for (const [place, go] of Object.entries(places)) {
  test(`${place} has no accessibility violation, light and dark`, async ({ page, watch: _watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteUrl('studio'));
    await page.locator('iframe').first().waitFor();
    await go(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-studio-scheme='${colorScheme}']`).waitFor();
      // A dialog that fades in has a lower contrast.
      await page.evaluate(animationsEnded);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}
