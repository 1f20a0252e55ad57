/** More flaky tests than this fail the run, so that they are repaired and not only run twice. */
export const FLAKY_LIMIT = 3;

/** Counts the tests in a report of Vitest. */
export function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests, flaky: [] };
}

/**
 * Counts the tests in a report of Playwright. A test that passed at its second run is flaky: it counts as passed, and as
 * failed where there are more of them than the limit. A skipped test checks nothing and counts as failed.
 */
export function countPlaywright({ suites, stats }) {
  const flaky = suites.flatMap((suite) => flakyIn(suite, []));
  const tooMany = flaky.length > FLAKY_LIMIT ? flaky.length : 0;
  return {
    passed: stats.expected + flaky.length - tooMany,
    failed: stats.unexpected + stats.skipped + tooMany,
    flaky,
  };
}

function flakyIn({ title, suites = [], specs = [] }, parents) {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map((test) => ({ title: [...path, spec.title].join(' › '), trace: traceOf(test) })),
  );
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, path))];
}

/** Path of the trace of the failed run, else of the passed run. */
function traceOf({ results }) {
  return results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path;
}

/** One line for each flaky test, and one that counts them. */
export function flakyLines(flaky) {
  const each = flaky.map(({ title, trace }) => `flaky: ${title} (${trace ? `trace: ${trace}` : 'no trace'})`);
  const verdict = flaky.length > FLAKY_LIMIT ? `, more than ${FLAKY_LIMIT}: each counts as failed` : '';
  return [...each, `${flaky.length} flaky${verdict}`];
}
