import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, root } from './environment.mjs';
import { giveUp, say } from './say.mjs';

/** The headless shell comes first: it has no windows to draw, and the tests take a fifth less time in it. */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the browser tests: `PORTICO_BROWSER`, the system's, Debian's package when root, else Playwright's
 * own. Returns its path, or an empty string for Playwright's own, which Playwright finds by itself.
 */
export function ensureBrowser() {
  const given = process.env.PORTICO_BROWSER;
  if (given && existsSync(given)) return given;
  if (given) giveUp(`PORTICO_BROWSER is ${given}, and there is no such file.`);
  return systemBrowser() ?? debianBrowser() ?? playwrightBrowser();
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}

function debianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  apt('update');
  // Older releases have no package of the shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    say(`no browser found; installing the package ${name}`);
    apt('install', '-y', '--no-install-recommends', name);
    const installed = systemBrowser();
    if (installed) return installed;
  }
  return undefined;
}

function apt(...args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function playwrightBrowser() {
  say("no browser found; fetching Playwright's own");
  const fetched = spawnSync(bin('playwright'), ['install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (fetched.status !== 0)
    giveUp('no browser could be had; install Chromium or Chrome, or set PORTICO_BROWSER to one, and run this again.');
  return '';
}
