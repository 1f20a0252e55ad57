import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { type Build, fromSources, hosts } from './hosts.ts';
import { library, packagesOfOthers } from './library.ts';
import { at } from './paths.ts';
import { frameBuild, importReports } from './plugins.ts';

/** The studio's two pages: the studio itself, and the frame in which its screens live. */
export const studio: ViteUserConfig = {
  ...fromSources,
  root: at('studio'),
  plugins: [react(), importReports, frameBuild],
  build: {
    outDir: at('studio/dist'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: { studio: at('studio/index.html'), frame: at('studio/frame.html') } },
  },
};

const sdkForBuilds = library('sdk', { vite: at('sdk/src/vite/index.ts') });

/** Built separately, so that it does not split the first download. In Node, the number of files does not matter. */
const sdkVite: ViteUserConfig = { ...sdkForBuilds, build: { ...sdkForBuilds.build, emptyOutDir: false } };

/** Each build by its name, apart from the studio's: see `.setup/build.mjs`. */
export const builds: Record<string, Build> = {
  sdk: library('sdk', {
    index: at('sdk/src/index.ts'),
    preview: at('sdk/src/preview/index.ts'),
    contract: at('sdk/src/contract/index.ts'),
    metadata: at('sdk/src/metadata/index.ts'),
    server: at('sdk/src/server/index.ts'),
  }),
  'mock-backend': library(
    'mock-backend',
    {
      index: at('mock-backend/src/index.ts'),
      msw: at('mock-backend/src/adapters/msw.ts'),
      node: at('mock-backend/src/adapters/node-server.ts'),
      playwright: at('mock-backend/src/adapters/playwright.ts'),
      'service-worker': at('mock-backend/src/adapters/service-worker.ts'),
      cli: at('mock-backend/src/cli.ts'),
    },
    packagesOfOthers,
  ),
  'sdk-vite': sdkVite,
  ...hosts,
};
