import type { LaunchOptions } from '@playwright/test';

/** How every script and test of this folder starts the browser: the one that the set-up found, kept off the network. */
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
