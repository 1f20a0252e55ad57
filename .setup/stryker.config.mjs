/** What `npm run mutants` tells Stryker besides the files: the score below which the command fails is the project's own. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.setup/mutants.config.ts' },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['dist', '.portico', 'test-results'],
  tempDirName: '.portico/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 92, low: 92, break: 92 },
};
