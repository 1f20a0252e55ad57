import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PorticoPluginOptions } from '@portico/sdk/vite';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const root = import.meta.dirname;
const at = (path: string) => resolve(root, path);

/** Anything that is neither relative nor absolute: an installed package, which stays external. */
const packages = /^(?![./]|[A-Za-z]:|\0)/;

/** The same, but the SDK is bundled: the mock backend includes the contract, so that it installs without the SDK. */
const packagesOfOthers = /^(?![./]|[A-Za-z]:|\0|@portico\/sdk)/;

/** Inside the workspace, our packages resolve to their sources; a host resolves to the output of `npm run build`. */
const fromSources = {
  resolve: { conditions: ['portico-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['portico-source', 'module', 'node', 'development|production'] } },
};

/** `import text from './module?script'`: the module with what it imports, built as a classic script, as text. */
const scriptText = {
  name: 'script-text',
  async load(id: string) {
    if (!id.endsWith('?script')) return null;
    const input = id.slice(0, -'?script'.length);
    const options = { target: 'es2022', write: false, modulePreload: false, rolldownOptions: { input } };
    const made = await build({ configFile: false, logLevel: 'error', build: options });
    const [script] = (made as Rollup.RollupOutput).output;
    return `export default ${JSON.stringify(script.code.trim())};`;
  },
};

/** A dynamic import of a module. */
const dynamicImport = /\bimport\((["'`])[^"'`]+\1\)/g;

/** Reports each dynamic import to `trackImport`, if there is such a function: the frame of the stills waits for them. */
const importReports = {
  name: 'import-reports',
  // Without the types, which may contain imports too.
  enforce: 'post' as const,
  transform: (code: string) =>
    code.includes('import(') ? code.replace(dynamicImport, '(globalThis.trackImport??(x=>x))($&)') : null,
};

/**
 * Writes `frame-build.json`: a hash of the names of all files, which contain hashes of their contents, and the scripts
 * that the preview frame of this build may load. The frame of the stills loads them before the first state.
 */
const frameBuild = {
  name: 'frame-build',
  generateBundle(this: Rollup.PluginContext, _: unknown, bundle: Rollup.OutputBundle) {
    const names = Object.keys(bundle).sort();
    const id = createHash('sha256').update(names.join('\n')).digest('hex');
    const entry = names.find((name) => /\/frame-[^/]*\.js$/.test(name) && isEntry(bundle, name));
    const source = JSON.stringify({ id, chunks: entry ? [...loadedFrom(entry, bundle)] : [] });
    this.emitFile({ type: 'asset', fileName: 'frame-build.json', source });
  },
};

function isEntry(bundle: Rollup.OutputBundle, name: string): boolean {
  const file = bundle[name];
  return file?.type === 'chunk' && file.isEntry;
}

/** A chunk with all chunks that it imports, at once or later, recursively. */
function loadedFrom(entry: string, bundle: Rollup.OutputBundle): Set<string> {
  const found = new Set([entry]);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    for (const one of [...file.imports, ...file.dynamicImports]) found.add(one);
  }
  return found;
}

const studio: ViteUserConfig = {
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

interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** The hooks of hosts with their own screens. Other hosts must not download what these import. */
const hooksOfFlows = '/react/flows/';

/** A module with its static imports, recursively. */
function importedAtOnce(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    for (const one of imported) if (!one.includes(hooksOfFlows)) found.add(one);
  }
  return found;
}

/** Folders that all steps of all flows share, except their folders for what only some steps need. */
const sharedBySteps =
  /sdk\/src\/(login-box\/(parts\/(?!captcha\/|phone\/|social\/)|runtime\/(?!page-texts\/|slow-request\/|step-history\/))|ui\/fields\/)/;
/** The folder of a flow, or of a part of the login flow. Screens stay with what loads them. */
const folderOfFlow = /login-box\/flows\/(?:(?!login\/)|login\/(?=[a-z-]+\/)(?!screens\/))([a-z-]+)\/(?!screens\/)/;
const folderOfPortal = /sdk\/src\/admin-portal\//;
/** The folders of the session for what only some sessions load. */
const folderOfSession = /sdk\/src\/session\/([a-z-]+)\//;
/** A module shared by at least this many lazy parts loads with any flow. */
const MANY_FLOWS = 5;
/** Modules up to this size cost less as a part of another chunk than as a request of their own. */
const SMALL_BYTES = 3_000;

/**
 * Groups modules that load together into one chunk. Without this, the bundler writes dozens of small chunks, one for
 * each set of lazy components that share modules: a slow network loads them in series, and the first file of each host
 * lists all their names.
 */
function chunks({ index, ...others }: Record<string, string>) {
  let here: Set<string> | undefined;
  let elsewhere: Set<string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'first download',
        // What the main entry imports statically, apart from what hosts of other entries load without it.
        name(id: string, modules: Modules) {
          elsewhere ??= new Set(Object.values(others).flatMap((entry) => [...importedAtOnce(entry, modules)]));
          here ??= importedAtOnce(index ?? '', modules);
          if (!here.has(id)) return null;
          return elsewhere.has(id) ? 'shared' : 'first';
        },
      },
      { name: 'steps', test: sharedBySteps },
      { name: 'page-texts', test: /login-box\/runtime\/page-texts\// },
      {
        debugName: 'flows',
        // A module that is imported dynamically begins a chunk of its own.
        name(id: string, modules: Modules) {
          const isEntry = modules.getModuleInfo(id)?.dynamicImporters.length;
          return isEntry ? null : (folderOfFlow.exec(id)?.[1] ?? null);
        },
      },
      { debugName: 'session', name: (id: string) => folderOfSession.exec(id)?.[1] ?? null },
      // Otherwise part of the metadata entry, which contains all English texts and zod: other languages would load it.
      { name: 'language-packs', test: /sdk\/src\/metadata\/language-packs\// },
      // The portal needs the history without the flows.
      { name: 'history', test: /sdk\/src\/app\/history\// },
      // Small modules of many flows, such as those that continue after a sign-in. The portal must not load the flows with
      // what it shares with them.
      {
        debugName: 'of-flows',
        name(id: string, modules: Modules) {
          const importers = modules.getModuleInfo(id)?.importers ?? [];
          return importers.some((one) => folderOfPortal.test(one)) ? null : 'of-flows';
        },
        test: /sdk\/src\/(app|login-box\/(flows|runtime))\//,
        minShareCount: MANY_FLOWS,
        maxModuleSize: SMALL_BYTES,
      },
    ],
  };
}

/** The files of a build, as far as {@link lazyModules} reads and changes them. */
type Bundle = Record<string, { type: string; code?: string; imports?: string[]; dynamicImports?: string[] }>;

/** Our own packages are no lazy modules: the one that a host has chosen is loaded already. */
const ownPackage = /^@portico\//;

/** Declares `LAZY_MODULES` in the file that uses it: every dynamic import that is reached from these files. */
const lazyModules = (entries: readonly string[]) => ({
  name: 'lazy-modules',
  generateBundle(_: unknown, bundle: Bundle) {
    const reached = new Set(entries);
    const lazy = new Set<string>();
    for (const file of reached) {
      const { imports = [], dynamicImports = [] } = bundle[file] ?? {};
      for (const name of [...imports, ...dynamicImports]) reached.add(name);
      for (const name of dynamicImports) if (!ownPackage.test(name)) lazy.add(name);
    }
    for (const [file, chunk] of Object.entries(bundle)) {
      if (!chunk.code?.includes('LAZY_MODULES')) continue;
      const address = (name: string) => (name in bundle ? `./${posix.relative(posix.dirname(file), name)}` : name);
      const loads = [...lazy].map((name) => `() => import(${JSON.stringify(address(name))})`);
      chunk.code = `const LAZY_MODULES = [${loads.join(', ')}];\n${chunk.code}`;
    }
  },
});

const library = (folder: string, entry: Record<string, string>, external = packages): ViteUserConfig => ({
  root: at(folder),
  plugins: [react(), lazyModules(['index.js', 'preview.js'])],
  build: {
    outDir: at(`${folder}/dist`),
    target: 'es2022',
    minify: false,
    cssMinify: true,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      external,
      // Our chunks may import from an entry.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Without a hash: a host's build adds its own, and its first file lists the names of all chunks. The plugin has
        // its own folder, because its build has chunks of the same names in the same `dist`.
        chunkFileNames: entry.index ? 'parts/[name].js' : 'vite-parts/[name].js',
        codeSplitting: entry.index ? chunks(entry) : true,
      },
    },
  },
});

const sdkForBuilds = library('sdk', { vite: at('sdk/src/vite/index.ts') });

/** Built separately, so that it does not split the first download. In Node, the number of files does not matter. */
const sdkVite: ViteUserConfig = { ...sdkForBuilds, build: { ...sdkForBuilds.build, emptyOutDir: false } };

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

/** Puts msw's worker script next to a demo, so that the world can answer through it. */
const workerScript = {
  name: 'worker-script',
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string }) {
    const source = readFileSync(at('node_modules/msw/lib/mockServiceWorker.js'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
  },
};

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

const builds: Record<string, ViteUserConfig | (() => Promise<ViteUserConfig>)> = {
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
        unitTests('plain', { include: ['{mock-backend,fixtures,sdk,studio}/src/**/*.test.ts'], exclude: pageTests }),
        // Isolated: what one of these files leaves in the page would fail the next.
        unitTests('in-page', { include: pageTests, isolate: true }),
        unitTests('set-up', { include: ['.setup/*.test.mjs'] }),
        unitTests('rendered', {
          include: ['{sdk,studio}/src/**/*.test.tsx'],
          setupFiles: [at('.setup/patient-queries.mjs'), at('.setup/fresh-page.mjs')],
        }),
      ],
    },
  };
});
