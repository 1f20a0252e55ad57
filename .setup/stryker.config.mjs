/** Stryker's options for `npm run mutants`, without the files. The command fails below the project's own score. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.setup/mutants.config.ts' },
  coverageAnalysis: 'perTest',
  // The first run of all tests near a file of the mock takes more than the default of 5 minutes on a busy machine.
  dryRunTimeoutMinutes: 20,
  ignorePatterns: ['dist', '.portico', 'test-results'],
  tempDirName: '.portico/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 92, low: 92, break: 92 },
};
