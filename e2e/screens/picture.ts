import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../setup/launch';
import { serveBuilds, siteUrl } from '../setup/serve';

/** `npm run picture`: takes the README's screenshot of the studio again, so that it is never stale. */
const file = resolve(import.meta.dirname, 'studio.png');
const place = 'screen=login-box/preLogin&state=default&editor=theme';

process.stdout.write('building the studio …\n');
await build({
  mode: 'production',
  logLevel: 'error',
  configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
});
const stop = await serveBuilds(['studio']);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await page.goto(`${siteUrl('studio')}/#${place}`);
const box = page.frameLocator('iframe').first();
await box.getByLabel('Email').fill('ada@acme.test');
await page.getByLabel('Primary', { exact: true }).fill('#0f766e');
await page.getByText('Saved', { exact: true }).waitFor();
await page.screenshot({ path: file });
await browser.close();
stop();
process.stdout.write(`${file}\n`);
