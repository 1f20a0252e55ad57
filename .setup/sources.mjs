import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './environment.mjs';

/** The sources of the studio's build. */
const sources = [
  'package-lock.json',
  'vite.config.ts',
  '.setup/vite',
  'sdk/src',
  'mock-backend/src',
  'fixtures/src',
  'studio/src',
  'studio/index.html',
  'studio/frame.html',
];
const cacheFolder = resolve(root, '.portico');
const stamp = join(cacheFolder, 'studio-built');

/** Tells whether the studio is built from the current sources. */
export function isStudioBuilt() {
  const built = existsSync(resolve(root, 'studio/dist/index.html')) && existsSync(stamp);
  return built && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Stores the state of the sources that the build was made from. */
export function noteStudioBuilt() {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** Names, sizes and times of the files. Reading their contents would take longer than most builds. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesUnder(resolve(root, source)))) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
