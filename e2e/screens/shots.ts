import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { everyState } from '@portico/fixtures';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { build } from 'vite';
import { launchOptions } from '../setup/launch';
import { serveBuilds } from '../setup/serve';
import { openStagePage } from '../setup/stage';

const HELP = `npm run shots -- [filter] [--theme modern|classic|vivid|dark] [--scheme light|dark] [--language en] [--width 1280] [--out shots]

Writes a picture of every screen and state whose name holds the filter, for instance
  npm run shots -- login-box/preLogin --theme vivid --scheme dark --language de --width 390
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'modern' },
    scheme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'en' },
    width: { type: 'string', default: '1280' },
    out: { type: 'string', default: 'shots' },
    help: { type: 'boolean', default: false },
  },
});

const themes = ['modern', 'classic', 'vivid', 'dark'] as const;
const theme = themes.find((name) => name === values.theme);
const scheme = (['light', 'dark'] as const).find((name) => name === values.scheme);
const width = Number(values.width);
if (values.help || !theme || !scheme || !Number.isInteger(width) || width < 200) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}
const chosen = everyState().filter(({ title }) => title.includes(positionals[0] ?? ''));
if (chosen.length === 0) {
  process.stderr.write(`no screen holds "${positionals[0]}"; npm run screens lists them\n`);
  process.exit(2);
}

const out = resolve(values.out);
mkdirSync(out, { recursive: true });
process.stdout.write('building the stage …\n');
await build({
  mode: 'host-stage',
  logLevel: 'error',
  configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
});
const stop = await serveBuilds(['stage']);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({
  viewport: { width, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'UTC',
});
await openStagePage(page);

const metadata: PortalMetadata = { themeV2: { loginBox: { themeName: theme }, adminPortal: { themeName: theme } } };
for (const { screen, name, title } of chosen) {
  await page.evaluate((scene) => window.stage.show(scene), {
    screen: screen.id,
    state: name,
    scheme,
    language: values.language,
    metadata,
  });
  const file = join(out, `${title.replaceAll('/', '--')}--${theme}-${scheme}-${values.language}-${width}.png`);
  await page.screenshot({ path: file });
  process.stdout.write(`${file}\n`);
}
await browser.close();
stop();
