import { defineConfig } from '@playwright/test';
import { launchOptions } from './setup/launch';
import { siteUrl } from './setup/serve';

const results = process.env.PORTICO_RESULTS ?? '.portico/results';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A failure restarts the worker, so the second run has a browser and a context of its own.
  retries: 1,
  timeout: 60_000,
  // A long timeout, so that a busy machine fails no test: it only ends a wait that would never end.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: {
    launchOptions,
    baseURL: siteUrl('studio'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A recording of every first run takes more than a third more processor time; what failed there is in its report.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node --conditions=portico-source --import tsx setup/serve-cli.ts',
    cwd: import.meta.dirname,
    // The server checks its ports itself, and says how to go on if one is in use. A server that already runs is not
    // reused: it may serve the builds of another checkout.
    wait: { stdout: /serving the builds/ },
  },
});
