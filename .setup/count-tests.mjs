/** More flaky tests than this fail the run, so that they are repaired and not only run twice. */
export const FLAKY_LIMIT = 3;

/** Counts the tests in a report of Vitest, and names those that failed. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        reason: [firstLine(failureMessages[0]), ...counterexample(failureMessages[0])].join(' '),
      })),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [] };
}

/**
 * Counts the tests in a report of Playwright, and names those that failed and those that are flaky. A test that passed at
 * its second run is flaky: it counts as passed, and as failed where there are more of them than the limit. A skipped test
 * checks nothing and counts as failed.
 */
export function countPlaywright({ suites, stats }) {
  const tests = suites.flatMap((suite) => testsIn(suite, []));
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const failures = tests.filter(({ status }) => status === 'unexpected' || status === 'skipped');
  const tooMany = flaky.length > FLAKY_LIMIT ? flaky.length : 0;
  return {
    passed: stats.expected + flaky.length - tooMany,
    failed: stats.unexpected + stats.skipped + tooMany,
    failures,
    flaky,
  };
}

function testsIn({ title, suites = [], specs = [] }, parents) {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...path, spec.title].join(' › '),
      status: test.status,
      reason: reasonOf(test),
      trace: traceOf(test),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, path))];
}

function reasonOf({ status, results }) {
  return status === 'skipped' ? 'skipped' : firstLine(results.find(({ error }) => error)?.error.message);
}

/** Path of the trace of the failed run, else of the passed run. */
function traceOf({ results }) {
  return results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages.
const COLOURS = /\u001b\[\d+m/g;

function firstLine(message = 'no message') {
  return message.replace(COLOURS, '').split('\n', 1)[0];
}

/** The values for which a property does not hold: without them, nobody can repeat the failure. */
function counterexample(message = '') {
  return message.split('\n').filter((line) => line.startsWith('Counterexample: '));
}

/** One line for each failure: it stands at the end of the output, where it is found first. */
export function failureLines(failures) {
  return failures.map(({ title, reason }) => `failed: ${title}: ${reason}`);
}

/** One line for each flaky test, and one that counts them. */
export function flakyLines(flaky) {
  const each = flaky.map(({ title, trace }) => `flaky: ${title} (${trace ? `trace: ${trace}` : 'no trace'})`);
  const verdict = flaky.length > FLAKY_LIMIT ? `, more than ${FLAKY_LIMIT}: each counts as failed` : '';
  return [...each, `${flaky.length} flaky${verdict}`];
}
