import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { selectTests } from './select-tests.mjs';

const subscriptionClock = 'mock-backend/src/handlers/rules/billing/subscription-clock.ts';
const signUp = 'mock-backend/src/handlers/rules/users/sign-up.ts';
const merge = 'sdk/src/metadata/merge.ts';

const testsBelow = (folder) => `${folder}/**/*.test.{ts,tsx,mjs}`;

it.each([
  { file: merge, folder: 'sdk/src/metadata' },
  { file: subscriptionClock, folder: 'mock-backend/src/handlers' },
  { file: signUp, folder: 'mock-backend/src/handlers' },
  // The folder itself has no test; folders below it have.
  { file: 'sdk/src/login-box/parts/is-refused.ts', folder: 'sdk/src/login-box/parts' },
  { file: '.setup/lock-file.mjs', folder: '.setup' },
])('selects the tests of $folder for $file', ({ file, folder }) => {
  expect(existsSync(resolve(root, file))).toBe(true);
  expect(selectTests([file])).toEqual([testsBelow(folder)]);
});

it('selects the tests of several files once each', () => {
  const expected = [testsBelow('mock-backend/src/handlers'), testsBelow('sdk/src/metadata')];
  expect(selectTests([signUp, subscriptionClock, merge])).toEqual(expected);
});

it('accepts the absolute path of a file', () => {
  expect(selectTests([resolve(root, merge)])).toEqual([testsBelow('sdk/src/metadata')]);
});

it('selects nothing for a file of a part without unit tests', () => {
  expect(selectTests(['e2e/screens/shots.ts', 'vite.config.ts'])).toEqual([]);
});
