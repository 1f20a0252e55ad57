import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './environment.mjs';

/** Everything that the studio's build is made of. */
const sources = [
  'package-lock.json',
  'vite.config.ts',
  'sdk/src',
  'mock-backend/src',
  'fixtures/src',
  'studio/src',
  'studio/index.html',
  'studio/frame.html',
];
const kept = resolve(root, '.portico');
const stamp = join(kept, 'studio-built');

/** Whether the studio has been built, and from the sources as they are now. */
export function isStudioBuilt() {
  const built = existsSync(resolve(root, 'studio/dist/index.html')) && existsSync(stamp);
  return built && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Remembers which sources the build was made of. */
export function noteStudioBuilt() {
  mkdirSync(kept, { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** Names, sizes and times of the files: their contents would take longer to read than most changes to build. */
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
