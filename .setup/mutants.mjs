import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { bin, ensureInstalled, needsShell, root } from './environment.mjs';
import { giveUp } from './say.mjs';
import { selectTests } from './select-tests.mjs';

/**
 * Changes the given source files in small ways, one at a time, and says which changes none of the nearest unit tests
 * notices. Run by hand: it takes about two seconds a change.
 */
ensureInstalled();
const files = process.argv.slice(2);
if (files.length === 0) giveUp('name the source files: npm run mutants -- sdk/src/metadata/merge.ts');
const missing = files.filter((file) => !existsSync(resolve(root, file)));
if (missing.length > 0) giveUp(`there is no file ${missing.join(', ')}.`);
const untested = files.filter((file) => selectTests([file]).length === 0);
if (untested.length > 0) giveUp(`there are no unit tests near ${untested.join(', ')}.`);

const { status } = spawnSync(
  bin('stryker'),
  ['run', '.setup/stryker.config.mjs', '--mutate', files.join(','), '--concurrency', String(availableParallelism())],
  {
    cwd: root,
    stdio: 'inherit',
    shell: needsShell(bin('stryker')),
    env: {
      ...process.env,
      NODE_OPTIONS: '--conditions=portico-source',
      PORTICO_MUTANT_TESTS: JSON.stringify(selectTests(files)),
    },
  },
);
process.exit(status ?? 1);
