import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { ListedState } from '@portico/fixtures';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { build } from 'vite';
import { launchOptions } from '../setup/launch';
import { serveBuilds } from '../setup/serve';
import { openStagePage } from '../setup/stage';
import { readShotOptions } from './shot-options';

/** `npm run shots`: writes a picture of every chosen state; `--help` lists the options. */
const { states, theme, schemes, language, width, out } = readShotOptions();
/** Pages that show states at the same time: while one encodes its picture, the other renders. */
const PAGES = 2;

const folder = resolve(out);
mkdirSync(folder, { recursive: true });
process.stdout.write('building the stage …\n');
await build({
  mode: 'host-stage',
  logLevel: 'error',
  configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
});
const stop = await serveBuilds(['stage']);
const browser = await chromium.launch(launchOptions);
const waiting = states.values();
await Promise.all(Array.from({ length: PAGES }, () => writeStates(browser)));
await browser.close();
stop();

/** Writes the waiting states from a page of its own, until none is left. */
async function writeStates(browser: Browser) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await openStagePage(page);
  for (const listed of waiting) {
    await page.evaluate((scene) => window.stage.show(scene), sceneOf(listed));
    for (const [index, scheme] of schemes.entries()) {
      if (index > 0) await page.evaluate((given) => window.stage.setAppearance({ scheme: given }), scheme);
      const file = join(folder, `${listed.title.replaceAll('/', '--')}--${theme}-${scheme}-${language}-${width}.png`);
      await page.screenshot({ path: file });
      process.stdout.write(`${file}\n`);
    }
  }
}

/** The state in the first scheme. It changes to the second without being rendered again. */
function sceneOf({ screen, name }: ListedState) {
  const metadata: PortalMetadata = { themeV2: { loginBox: { themeName: theme }, adminPortal: { themeName: theme } } };
  return { screen: screen.id, state: name, scheme: schemes[0], language, metadata };
}
