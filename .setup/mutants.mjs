import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { bin, ensureInstalled, root } from './environment.mjs';
import { giveUp } from './say.mjs';

/**
 * Changes the given source files in small ways, one at a time, and says which changes no unit test of the same folders
 * notices. Run by hand: it takes about two seconds a change.
 */
ensureInstalled();
const files = process.argv.slice(2);
if (files.length === 0) giveUp('name the source files: npm run mutants -- sdk/src/metadata/merge.ts');
const missing = files.filter((file) => !existsSync(resolve(root, file)));
if (missing.length > 0) giveUp(`there is no file ${missing.join(', ')}.`);

const folders = new Set(files.map((file) => dirname(file)));
const tests = [...folders].map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const { status } = spawnSync(
  bin('stryker'),
  ['run', '.setup/stryker.config.mjs', '--mutate', files.join(','), '--concurrency', String(availableParallelism())],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_OPTIONS: '--conditions=portico-source', PORTICO_MUTANT_TESTS: JSON.stringify(tests) },
  },
);
process.exit(status ?? 1);
