import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { giveUp, say } from './say.mjs';

export const root = resolve(import.meta.dirname, '..');
const NODE_MINIMUM = [20, 19];
const stamp = resolve(root, 'node_modules/.portico-installed');

/** Checks Node and installs the packages when they differ from the lock file. Needs nothing installed itself. */
export function ensureInstalled() {
  checkNode();
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say('installing packages, once');
  // Not `npm ci`: it refuses a lock file where the registry lacks a build for some other platform.
  const npm = spawnSync('npm', ['install', '--no-save'], { cwd: root, stdio: 'inherit', shell: isWindows });
  if (npm.error) giveUp('npm was not found; install Node.js with npm and run this again.');
  if (npm.status !== 0)
    giveUp('the packages could not be installed; check the network (npm says why above) and run this again.');
  writeFileSync(stamp, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = NODE_MINIMUM;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  giveUp(
    `Node ${NODE_MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}. Install a newer Node.js and run this again.`,
  );
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json']) hash.update(readFileSync(resolve(root, file)));
  return hash.update(process.version).digest('hex');
}

const isWindows = process.platform === 'win32';

/** Path of a command of an installed package. */
export function bin(name) {
  return resolve(root, 'node_modules/.bin', isWindows ? `${name}.cmd` : name);
}
