import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { branchPoint, changedFiles, checksOf } from './changed-checks.mjs';
import { countPlaywright, countVitest, failureLines, flakyLines } from './count-tests.mjs';
import { bin, ensureInstalled, needsShell, root, tsc } from './environment.mjs';
import { giveUp, offerHelp, say } from './say.mjs';

/**
 * Every check of the project; all of them run even when one fails. `--only NAME` runs one; `--changed` runs what the
 * files that differ from `main` can affect. The last line counts what passed and failed: each test of a test runner is
 * one, each other check is one. The lines before it name what failed and count the flaky tests.
 */
offerHelp(`
npm test -- [options]   runs every check; the last line counts what passed and failed

  --only NAME   runs one check, such as unit; a name that does not exist lists them all
  --changed     runs what the files that differ from main can affect
`);
ensureInstalled();
const { values } = parseArgs({ options: { only: { type: 'string' }, changed: { type: 'boolean', default: false } } });
const selection = values.changed ? checksOf(changedFiles()) : undefined;
const results = resolve(root, '.portico/results');
mkdirSync(results, { recursive: true });
const node = (...args) => [process.execPath, ...args];

const unit = {
  name: 'unit',
  commands: [
    [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}/unit.json`,
      ...(selection ? ['--changed', branchPoint(), '--passWithNoTests'] : []),
    ],
  ],
  report: { file: 'unit.json', count: countVitest },
};

/** Checks that use one core and are independent of each other, so they run in parallel. */
const ofSources = [
  { name: 'build', commands: [node('.setup/build.mjs')] },
  {
    name: 'types',
    commands: [tsc('-p', 'tsconfig.json'), tsc('-p', 'sdk/tsconfig.json', '--noEmit')],
  },
  {
    name: 'imports',
    commands: [
      [
        bin('depcruise'),
        '--config',
        '.dependency-cruiser.cjs',
        'sdk/src',
        'mock-backend/src',
        'fixtures/src',
        'studio/src',
      ],
    ],
  },
  { name: 'unused', commands: [[bin('knip'), '--no-progress']] },
  { name: 'calls', commands: [node('--conditions=portico-source', '--import', 'tsx', 'e2e/checks/calls.ts')] },
  { name: 'lint', commands: [[bin('biome'), 'ci', '--error-on-warnings', '.']] },
];

/** Checks of the builds. Each uses one core, so they run in parallel too. */
const ofBuilds = [
  { name: 'bundles', commands: [node('--conditions=portico-source', '--import', 'tsx', 'e2e/checks/bundles.ts')] },
  { name: 'samples', commands: [node('--import', 'tsx', 'e2e/checks/samples.ts')] },
  { name: 'packages', commands: [node('--import', 'tsx', 'e2e/checks/packages.ts')] },
];

const browser = {
  name: 'browser',
  commands: [[bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', ...(selection?.specs ?? [])]],
  report: { file: 'browser.json', count: countPlaywright },
};

const names = [unit, ...ofSources, ...ofBuilds, browser].map(({ name }) => name);
if (values.only && !names.includes(values.only))
  giveUp(`there is no check named ${values.only}; the checks are ${names.join(', ')}.`);
const isChosen = ({ name }) => (!values.only || name === values.only) && (!selection || selection.checks.has(name));
const environment = {
  ...process.env,
  FORCE_COLOR: '0',
  PORTICO_BROWSER: ensureBrowser(),
  PORTICO_RESULTS: results,
  NODE_OPTIONS: '--conditions=portico-source',
};

const NOTHING = { passed: 0, failed: 0, failures: [], flaky: [] };
let passed = 0;
let failed = 0;
const failures = [];
const flaky = [];
// Unit tests first: they need no build, so their failures show early.
await runAll([unit], 1);
await runAll(ofSources, availableParallelism());
await runAll(ofBuilds, availableParallelism());
await runAll([browser], 1);
const verdict = [...failureLines(failures), ...flakyLines(flaky), `${passed} passed, ${failed} failed`];
process.stdout.write(`${verdict.join('\n')}\n`);
process.exit(failed ? 1 : 0);

/** Runs the selected checks, at most `atOnce` in parallel. */
async function runAll(checks, atOnce) {
  const waiting = checks.filter(isChosen);
  const output = atOnce > 1 ? 'pipe' : 'inherit';
  async function runWaiting() {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check, output);
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting));
}

/** Runs a check and reports its result. The output of a check that runs in parallel is written at once, at its end. */
async function runCheck(check, output) {
  const started = Date.now();
  say(`${check.name} …`);
  if (check.report) rmSync(resolve(results, check.report.file), { force: true });
  const ok = await runInSeries(check.commands, output);
  const counted = countOf(check, ok);
  passed += counted.passed;
  failed += counted.failed;
  failures.push(...counted.failures);
  flaky.push(...counted.flaky);
  say(`${check.name}: ${counted.failed ? 'FAILED' : 'passed'} in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Counts the report of a test runner; another check is one test. */
function countOf({ name, report }, ok) {
  if (!report) return ok ? { ...NOTHING, passed: 1 } : withFailure(NOTHING, name);
  const path = resolve(results, report.file);
  const counted = existsSync(path) ? report.count(JSON.parse(readFileSync(path, 'utf8'))) : NOTHING;
  // Only a run of what has changed may have no test.
  const isFine = ok && (selection || counted.passed > 0);
  return isFine || counted.failed > 0 ? counted : withFailure(counted, name);
}

/** A test runner that fails although no test of its report failed, such as by an error between the tests. */
function withFailure(counted, name) {
  const failure = { title: name, reason: 'its command failed; see its output above' };
  return { ...counted, failed: 1, failures: [failure] };
}

/** Runs the commands one after another. Stops at the first that fails. Returns whether all succeeded. */
async function runInSeries(commands, output) {
  for (const command of commands) if (!(await run(command, output))) return false;
  return true;
}

function run([command, ...args], output) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: environment,
      shell: needsShell(command),
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', () => done(false));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });
}
