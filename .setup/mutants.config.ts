import { defineConfig, type ViteUserConfig } from 'vitest/config';
import base from '../vite.config';
import { at } from './vite/paths.ts';

/** The unit tests of the folders whose files are mutated. They run for every mutant, so no others are included. */
export default defineConfig(async (env) => {
  const { test, ...config }: ViteUserConfig = await base(env);
  const { projects: _all, ...shared } = test ?? {};
  return {
    ...config,
    test: {
      ...shared,
      include: JSON.parse(process.env.PORTICO_MUTANT_TESTS ?? '[]'),
      setupFiles: [at('.setup/same-values.mjs'), at('.setup/patient-queries.mjs')],
      maxWorkers: 1,
    },
  };
});
