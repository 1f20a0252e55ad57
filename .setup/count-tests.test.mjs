import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest, FLAKY_LIMIT, failureLines, flakyLines } from './count-tests.mjs';

const trace = { name: 'trace', path: '/project/test-results/menu/trace.zip' };
const failedRun = { status: 'failed', attachments: [{ name: 'screenshot', path: 'shot.png' }, trace] };
const passedRun = { status: 'passed', attachments: [] };

/** A report of one file, with so many tests of each status. */
function report({ expected = 0, unexpected = 0, skipped = 0, flaky = 0 }) {
  const specs = Array.from({ length: flaky }, (_, index) => ({
    title: `test ${index + 1}`,
    tests: [{ status: 'flaky', results: [failedRun, passedRun] }],
  }));
  const passed = { title: 'passes', tests: [{ status: 'expected', results: [passedRun] }] };
  const group = { title: 'the menu', specs };
  return {
    suites: [{ title: 'menu.spec.ts', specs: [passed], suites: [group] }],
    stats: { expected, unexpected, skipped, flaky },
  };
}

it('counts the unit tests, and names those that failed', () => {
  const passes = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const fails = { fullName: 'subtracts', status: 'failed', failureMessages: ['Error: expected 1\n    at sums.ts:3'] };
  const testResults = [{ name: 'sums.test.ts', assertionResults: [passes, fails] }];
  const counted = countVitest({ numPassedTests: 1, numFailedTests: 1, testResults });
  expect(counted).toMatchObject({ passed: 1, failed: 1, flaky: [] });
  expect(failureLines(counted.failures)).toEqual(['failed: sums.test.ts › subtracts: Error: expected 1']);
});

it('names the values for which a property does not hold', async () => {
  const { message } = await fc
    .assert(fc.asyncProperty(fc.constant('calc( )'), async () => false))
    .catch((error) => error);
  const testResults = [
    { name: 'css.test.ts', assertionResults: [{ fullName: 'reads', status: 'failed', failureMessages: [message] }] },
  ];
  const { failures } = countVitest({ numPassedTests: 0, numFailedTests: 1, testResults });
  expect(failureLines(failures)).toEqual([
    'failed: css.test.ts › reads: Property failed after 1 tests Counterexample: ["calc( )"]',
  ]);
});

it('counts a skipped browser test as failed', () => {
  expect(countPlaywright(report({ expected: 7, skipped: 1 }))).toMatchObject({ passed: 7, failed: 1, flaky: [] });
});

it('names the browser tests that failed, with the first line of the reason', () => {
  const error = { message: '\u001b[31mError: no button\u001b[39m\n  at menu.spec.ts:9' };
  const tests = [
    { status: 'unexpected', results: [{ status: 'failed', attachments: [], error }] },
    { status: 'skipped', results: [] },
  ];
  const suites = [{ title: 'menu.spec.ts', specs: [{ title: 'opens', tests }] }];
  const { failures } = countPlaywright({ suites, stats: { expected: 0, unexpected: 1, skipped: 1, flaky: 0 } });
  expect(failureLines(failures)).toEqual([
    'failed: menu.spec.ts › opens: Error: no button',
    'failed: menu.spec.ts › opens: skipped',
  ]);
});

it('counts a flaky test as passed and names it', () => {
  const counted = countPlaywright(report({ expected: 7, flaky: 1 }));
  expect(counted).toMatchObject({ passed: 8, failed: 0 });
  expect(flakyLines(counted.flaky)).toEqual([
    `flaky: menu.spec.ts › the menu › test 1 (trace: ${trace.path})`,
    '1 flaky',
  ]);
});

it('counts as many flaky tests as the limit as passed', () => {
  expect(countPlaywright(report({ expected: 7, flaky: FLAKY_LIMIT }))).toMatchObject({ passed: 10, failed: 0 });
});

it('counts each flaky test as failed where there are more than the limit', () => {
  const { passed, failed, flaky } = countPlaywright(report({ expected: 7, unexpected: 1, flaky: FLAKY_LIMIT + 1 }));
  expect({ passed, failed }).toEqual({ passed: 7, failed: 5 });
  expect(flakyLines(flaky).at(-1)).toBe('4 flaky, more than 3: each counts as failed');
});

it('says so when nothing is flaky', () => {
  expect(flakyLines([])).toEqual(['0 flaky']);
});
