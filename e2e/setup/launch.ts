import type { LaunchOptions } from '@playwright/test';

/** The launch options of every script and test: the browser that the set-up found, without network access. */
export const launchOptions: LaunchOptions = {
  ...(process.env.PORTICO_BROWSER && { executablePath: process.env.PORTICO_BROWSER }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
};
