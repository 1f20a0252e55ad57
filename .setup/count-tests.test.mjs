import { expect, it } from 'vitest';
import { countPlaywright, countVitest, FLAKY_LIMIT, flakyLines } from './count-tests.mjs';

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

it('counts the unit tests', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 2 })).toEqual({ passed: 5, failed: 2, flaky: [] });
});

it('counts a skipped browser test as failed', () => {
  expect(countPlaywright(report({ expected: 7, unexpected: 1, skipped: 1 }))).toEqual({
    passed: 7,
    failed: 2,
    flaky: [],
  });
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
