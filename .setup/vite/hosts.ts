import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PorticoPluginOptions } from '@portico/sdk/vite';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { at } from './paths.ts';
import { frameBuild, importReports, workerScript } from './plugins.ts';

/** A build, or a function that makes it when what it imports is built. */
export type Build = ViteUserConfig | (() => Promise<ViteUserConfig>);

/** Inside the workspace, our packages resolve to their sources; a host resolves to the output of `npm run build`. */
export const fromSources = {
  resolve: { conditions: ['portico-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['portico-source', 'module', 'node', 'development|production'] } },
};

/** A page of `e2e/hosts`, built as a host builds: from our packages' `dist`. */
const host = (page: string, outDir: string): ViteUserConfig => ({
  root: at(`e2e/hosts/${page}`.replace(/\/[^/]*$/, '')),
  plugins: [react()],
  build: {
    outDir: at(`e2e/dist/${outDir}`),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: at(`e2e/hosts/${page}`) },
  },
});

const demo = host('spa/demo.html', 'spa-demo');

/** The booking application: the same sources with and without its demo, by one constant. */
const bookings = (isDemo: boolean): ViteUserConfig => ({
  ...host('bookings/index.html', isDemo ? 'bookings-demo' : 'bookings'),
  plugins: [react(), ...(isDemo ? [workerScript] : [])],
  define: { DEMO: JSON.stringify(isDemo) },
});

/** A vendor's theme that differs from the default theme. */
const vendorTheme = JSON.parse(readFileSync(at('e2e/hosts/vendor-theme.json'), 'utf8'));

/** A host with the Vite plugin that the README recommends, from the SDK built before it. */
const swift = (page: string, outDir: string, options?: PorticoPluginOptions) => async (): Promise<ViteUserConfig> => {
  // Imported by its path: the SDK is built after this configuration is bundled, so its name cannot be resolved then.
  const builtSdk = pathToFileURL(at('sdk/dist/vite.js')).href;
  const { portico }: typeof import('@portico/sdk/vite') = await import(builtSdk);
  return { ...host(page, outDir), plugins: [react(), portico(options)] };
};

const hosted = host('hosted/index.html', 'hosted');

/** The page of the hosted login, which the mock's server serves: a host, built next to the server's bundle. */
const hostedPages: ViteUserConfig = {
  ...hosted,
  base: '/account/',
  build: { ...hosted.build, outDir: at('mock-backend/dist/hosted') },
};

const stageHost = host('stage/index.html', 'stage');

/** One chunk, so that no state in the sweeps waits for a lazy component. */
const stage: ViteUserConfig = {
  ...stageHost,
  ...fromSources,
  build: {
    ...stageHost.build,
    rolldownOptions: { ...stageHost.build?.rolldownOptions, output: { codeSplitting: false } },
  },
};

const tableHost = host('table/index.html', 'table');

/** The benchmarks' long table, and the portal's pages next to it. */
const table: ViteUserConfig = {
  ...tableHost,
  ...fromSources,
  build: {
    ...tableHost.build,
    rolldownOptions: { input: { table: at('e2e/hosts/table/index.html'), portal: at('e2e/hosts/table/portal.html') } },
  },
};

const stillsHost = host('stills/index.html', 'stills');

/** A page with stills of the studio, and with the studio's preview frame next to it. */
const stills: ViteUserConfig = {
  ...stillsHost,
  ...fromSources,
  plugins: [react(), importReports, frameBuild],
  build: {
    ...stillsHost.build,
    rolldownOptions: { input: { stills: at('e2e/hosts/stills/index.html'), frame: at('e2e/hosts/stills/frame.html') } },
  },
};

/** The pages of `e2e/hosts` by the names of their builds. */
export const hosts: Record<string, Build> = {
  'hosted-pages': hostedPages,
  'host-spa': host('spa/index.html', 'spa'),
  'host-spa-demo': { ...demo, plugins: [react(), workerScript] },
  'host-bookings': bookings(false),
  'host-bookings-demo': bookings(true),
  'host-parity': swift('parity/index.html', 'parity'),
  'host-world': host('world/index.html', 'world'),
  'host-table': table,
  'host-swift': swift('parity/index.html', 'swift', { firstScreen: true }),
  'host-swift-themed': swift('parity/index.html', 'swift-themed', { firstScreen: { metadata: vendorTheme } }),
  'host-form': swift('form/index.html', 'form'),
  // Built as by a host without the plugin.
  'host-plain': host('parity/index.html', 'plain'),
  'host-plain-form': host('form/index.html', 'plain-form'),
  'host-stage': stage,
  'host-stills': stills,
};
