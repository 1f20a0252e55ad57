import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { bin, ensureInstalled, root } from './environment.mjs';
import { giveUp, say } from './say.mjs';

/**
 * Every check of the project, one after another; all of them run even when one fails. `--only NAME` runs one. The last
 * line counts what passed and failed: each test of a test runner is one, each other check is one.
 */
ensureInstalled();
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const results = resolve(root, '.portico/results');
mkdirSync(results, { recursive: true });

const checks = [
  {
    name: 'types',
    run: () =>
      all([
        ['tsc', '-p', 'tsconfig.json'],
        ['tsc', '-p', 'sdk/tsconfig.json', '--noEmit'],
      ]),
  },
  { name: 'lint', run: () => all([['biome', 'ci', '--error-on-warnings', '.']]) },
  {
    name: 'imports',
    run: () =>
      all([
        [
          'depcruise',
          '--config',
          '.dependency-cruiser.cjs',
          'sdk/src',
          'mock-backend/src',
          'fixtures/src',
          'studio/src',
        ],
      ]),
  },
  { name: 'unused', run: () => all([['knip', '--no-progress']]) },
  {
    name: 'unit',
    run: () =>
      tests(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`],
        countVitest,
        'unit.json',
      ),
  },
  { name: 'build', run: () => node(['.setup/build.mjs']) },
  { name: 'bundles', run: () => node(['--conditions=portico-source', '--import', 'tsx', 'e2e/checks/bundles.ts']) },
  { name: 'samples', run: () => node(['--import', 'tsx', 'e2e/checks/samples.ts']) },
  {
    name: 'browser',
    run: () => tests('playwright', ['test', '--config', 'e2e/playwright.config.ts'], countPlaywright, 'browser.json'),
  },
];

const chosen = checks.filter((check) => !values.only || check.name === values.only);
if (chosen.length === 0)
  giveUp(`there is no check named ${values.only}; the checks are ${checks.map((check) => check.name).join(', ')}.`);
const environment = {
  ...process.env,
  FORCE_COLOR: '0',
  PORTICO_BROWSER: ensureBrowser(),
  PORTICO_RESULTS: results,
  NODE_OPTIONS: '--conditions=portico-source',
};

let passed = 0;
let failed = 0;
for (const check of chosen) {
  say(`${check.name} …`);
  const started = Date.now();
  const count = await check.run();
  passed += count.passed;
  failed += count.failed;
  say(`${check.name}: ${count.failed ? 'FAILED' : 'passed'} in ${Math.round((Date.now() - started) / 1000)} s`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);

/** Runs commands in turn; together they are one check. */
async function all(commands) {
  for (const [command, ...args] of commands) {
    if ((await run(bin(command), args)) !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

async function node(args) {
  return (await run(process.execPath, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a test runner and counts its tests; a runner that dies without a report is one failure. */
async function tests(command, args, count, report) {
  const file = resolve(results, report);
  rmSync(file, { force: true });
  const code = await run(bin(command), args);
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if (counted.passed + counted.failed === 0) return { passed: 0, failed: 1 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A test that passed only at its second try is a failure: it says nothing a reader can trust. */
function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: environment,
      shell: process.platform === 'win32',
    });
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
}
