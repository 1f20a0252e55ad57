import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { giveUp, say } from './say.mjs';

export const root = resolve(import.meta.dirname, '..');
const NODE_MINIMUM = [20, 19];

/** Checks Node and installs the packages of the lock file when they are missing or older than it. Needs nothing installed itself. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;

  say('installing packages, once');
  const npm = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: isWindows });
  if (npm.error) giveUp('npm was not found; install Node.js with npm and run this again.');
  if (npm.status !== 0)
    giveUp('the packages could not be installed; check the network (npm says why above) and run this again.');
}

/** npm writes its own copy of the lock file last, so that one is newer only after a complete installation. */
function isInstalled() {
  return modifiedAt('package-lock.json') < modifiedAt('node_modules/.package-lock.json');
}

function modifiedAt(file) {
  return statSync(resolve(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = NODE_MINIMUM;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  giveUp(
    `Node ${NODE_MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}. Install a newer Node.js and run this again.`,
  );
}

const isWindows = process.platform === 'win32';

/** Whether a command starts in a shell only, such as those that npm links on Windows. A shell needs quotes around spaces. */
export const needsShell = (command) => isWindows && command.endsWith('.cmd');

/** Path of a command of an installed package. */
export function bin(name) {
  return resolve(root, 'node_modules/.bin', isWindows ? `${name}.cmd` : name);
}

/**
 * The command that compiles TypeScript. It is the native compiler, which is several times as fast. The package
 * `typescript` is for what needs its API; both name their command `tsc`, so it is not known which one npm links.
 */
export function tsc(...args) {
  return [process.execPath, resolve(root, 'node_modules/typescript-native/bin/tsc'), ...args];
}
