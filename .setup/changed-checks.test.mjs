import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checksOf } from './changed-checks.mjs';
import { root } from './environment.mjs';
import { specsIn } from './studio-specs.mjs';

const selected = (...files) => {
  const { checks, specs } = checksOf(files);
  return { checks: [...checks].sort(), specs };
};

it('runs nothing where nothing has changed', () => {
  expect(selected()).toEqual({ checks: [], specs: [] });
});

it('opens no browser for documents', () => {
  expect(selected('README.md', 'sdk/README.md')).toEqual({ checks: ['lint', 'samples', 'unit'], specs: [] });
});

it('runs every check and every spec for the packages, the fixtures and the configuration', () => {
  for (const file of ['sdk/src/index.ts', 'mock-backend/src/index.ts', 'fixtures/src/rows.ts', 'package-lock.json']) {
    const { checks, specs } = selected(file);
    expect(checks, file).toEqual([
      'browser',
      'build',
      'bundles',
      'calls',
      'imports',
      'lint',
      'packages',
      'samples',
      'types',
      'unit',
      'unused',
    ]);
    expect(specs, file).toEqual(['/']);
  }
});

it('runs the specs that open the studio for the studio', () => {
  const { checks, specs } = selected('studio/src/main.tsx');
  expect(checks).toContain('browser');
  expect(checks).not.toContain('packages');
  expect(specs).toEqual(expect.arrayContaining(['sweeps/studio.spec', 'sweeps/states.spec', 'journeys/vendor.spec']));
  expect(specs).not.toContain('journeys/portal-groups.spec');
});

it('runs every spec that imports a set-up of the studio for the studio', () => {
  const setUp = /\/setup\/(?:studio|studio-and-host|still-host)'/;
  const sourceOf = (spec) => readFileSync(resolve(root, `e2e/${spec}.ts`), 'utf8');
  const importing = ['journeys', 'sweeps'].flatMap(specsIn).filter((spec) => setUp.test(sourceOf(spec)));
  expect(importing).toContain('journeys/world-file.spec');
  expect(selected('studio/src/main.tsx').specs).toEqual(expect.arrayContaining(importing));
});

it('runs a changed spec alone, and a folder of specs for its helpers', () => {
  expect(selected('e2e/sweeps/parity.spec.ts').specs).toEqual(['sweeps/parity.spec']);
  expect(selected('e2e/sweeps/themed-scenes.ts').specs).toEqual(['sweeps/']);
});

it('opens no browser for a unit test', () => {
  expect(selected('sdk/src/core/create-store.test.ts').checks).not.toContain('browser');
});
