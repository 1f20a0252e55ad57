import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { defineConfig } from 'vitest/config';
import { builds, studio } from './.setup/vite/builds.ts';
import { fromSources } from './.setup/vite/hosts.ts';
import { at, root } from './.setup/vite/paths.ts';
import { scriptText } from './.setup/vite/plugins.ts';

/**
 * The tests that need a page and render nothing. Among the plain ones, each change between the two environments would
 * restart a worker, which then loads all its modules again.
 */
const findPageTests = () =>
  ['sdk', 'studio'].flatMap((folder) =>
    readdirSync(at(`${folder}/src`), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => posix.join(folder, 'src', path.replaceAll('\\', '/')))
      .filter((path) => readFileSync(at(path), 'utf8').startsWith('// @vitest-environment jsdom')),
  );

/** Options of a group of unit tests, apart from those of all groups. */
interface UnitTests {
  include: readonly string[];
  exclude?: readonly string[];
  isolate?: boolean;
  setupFiles?: readonly string[];
}

/** Files of one worker share their modules and, if they render, the page: loading takes longer than the tests. */
const unitTests = (name: string, { include, exclude = [], isolate = false, setupFiles = [] }: UnitTests) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: [...exclude],
    isolate,
    setupFiles: [at('.setup/settle-imports.mjs'), ...setupFiles],
  },
});

const made = async (mode: string) => {
  const chosen = builds[mode] ?? studio;
  const config = await (typeof chosen === 'function' ? chosen() : chosen);
  return { ...config, plugins: [...(config.plugins ?? []), scriptText] };
};

export default defineConfig(async ({ mode }) => {
  // A build or a server has no use for them.
  const pageTests = mode === 'test' ? findPageTests() : [];
  return {
    ...(await made(mode)),
    test: {
      ...fromSources,
      root,
      environment: 'node',
      css: true,
      // Long timeouts, so that a busy machine fails no test: they only end a test that would never finish.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      // The default leaves one core idle, which is half of a machine with two.
      maxWorkers: '100%',
      projects: [
        // Worlds and apps have no module state, so files can share modules.
        unitTests('plain', {
          include: ['{mock-backend,fixtures,sdk,studio}/src/**/*.test.ts'],
          exclude: pageTests,
          setupFiles: [at('.setup/same-values.mjs')],
        }),
        // Isolated: what one of these files leaves in the page would fail the next.
        unitTests('in-page', { include: pageTests, isolate: true, setupFiles: [at('.setup/same-values.mjs')] }),
        unitTests('set-up', { include: ['.setup/*.test.mjs'] }),
        unitTests('rendered', {
          include: ['{sdk,studio}/src/**/*.test.tsx'],
          setupFiles: [at('.setup/patient-queries.mjs'), at('.setup/fresh-page.mjs')],
        }),
      ],
    },
  };
});
