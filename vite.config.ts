import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PorticoPluginOptions } from '@portico/sdk/vite';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const root = import.meta.dirname;
const at = (path: string) => resolve(root, path);

/** Anything that is neither relative nor absolute: an installed package, left to whoever installs ours. */
const packages = /^(?![./]|[A-Za-z]:|\0)/;

/** The same without the SDK: the mock backend bundles the contract, so that it can be installed by itself. */
const packagesOfOthers = /^(?![./]|[A-Za-z]:|\0|@portico\/sdk)/;

/** Inside the workspace our packages are read from their sources; a host reads what `npm run build` made. */
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

const studio: ViteUserConfig = {
  ...fromSources,
  root: at('studio'),
  plugins: [react()],
  build: {
    outDir: at('studio/dist'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: { studio: at('studio/index.html'), frame: at('studio/frame.html') } },
  },
};

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What only hosts with screens of their own import: left out of the others' download, it must not draw anything in. */
const forSomeHosts = /\/react\/(flows\/|initialize)/;

/** A module with everything that it imports, and what that imports, at once. */
function importedAtOnce(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    for (const one of imported) if (!forSomeHosts.test(one)) found.add(one);
  }
  return found;
}

/** What the screens of most steps share; the phone field is for some only. */
const stepParts =
  /login-box\/(parts\/(dead-links|isolated|later-steps|phone\/masked|(screen|email|form|password)\/(?!email-check|captcha|likely-email|password-policy))|runtime\/stays-for|flows\/[a-z-]+\/[a-z-]+-steps)|\/ui\/(Checkbox|CodeField|read-code|PasswordField)\b/;
/** A file of a flow other than that of the login route, with the name of the flow. */
const flowOfFile =
  /login-box\/(?:flows\/(?!login\/)|(?:parts|runtime)\/(?=social|page-texts))([a-z-]+)\/(?:screens\/)?(?:\w+Screen\b|[a-z-]+\.ts)/;
/** What leads on after a sign-in, and back from step to step: small files that come together. */
const goOnAndBack =
  /sdk\/src\/(app\/(go-on-after-login|remember-way-on|step-entries)|core\/browser-steps|login-box\/(runtime\/(StepHistory|follow-steps)|flows\/(login\/step-back-actions|[a-z-]+\/([a-z-]+-transitions|challenge-routing|enrolment-routing))))\.tsx?$/;
/** What flows and hosts with screens of their own have in common: left in the entry, it would draw that into every flow. */
const callsOfFlows =
  /src\/api\/(approval-flows|auth|configurations|impersonation|social-login)\.ts|login\/passwordless\/identifier\.ts/;

/**
 * One file for what only the main entry needs at once. Left alone it comes as a dozen small files, one for each set of
 * lazy parts that share something, and a slow network fetches them in turns.
 */
function firstDownload({ index, ...others }: Record<string, string>) {
  let here: Set<string> | undefined;
  let elsewhere: Set<string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'first download',
        name(id: string, modules: Modules) {
          elsewhere ??= new Set(Object.values(others).flatMap((entry) => [...importedAtOnce(entry, modules)]));
          here ??= importedAtOnce(index ?? '', modules);
          return here.has(id) && !elsewhere.has(id) ? 'first' : null;
        },
      },
      // The preview needs one of the two without the other: cut apart for it, they would weigh more for every host.
      { name: 'metadata', test: /sdk\/src\/(access\/permissions|metadata\/(metadata-store|navigation-pages))\.ts$/ },
      // What comes together: else two dozen files of a few lines each, all of which hosts name in their own first file.
      { name: 'step-parts', test: stepParts },
      {
        name: 'login-ends',
        test: /login-box\/flows\/(foreign-frame\/\w+Flow|login\/screens\/(Approval|Breached|Callback|LoginWithSSO|RedirectTo|Social|Success))/,
      },
      // Small files that come one after another: each would be one more name in the hosts' own first file.
      { name: 'load-user', test: /sdk\/src\/session\/(load-user|refused-token|keep-alive)\.ts$/ },
      { name: 'hosted-session', test: /sdk\/src\/session\/hosted-(login|tokens)\.ts$/ },
      { name: 'go-on', test: goOnAndBack },
      { name: 'ways', test: /login-box\/flows\/login\/passwordless\/(asked-for|strategies|way-step|ways)\.ts$/ },
      { debugName: 'flows', name: (id: string) => flowOfFile.exec(id)?.[1] ?? null },
      { name: 'flow-calls', test: callsOfFlows },
    ],
  };
}

const library = (folder: string, entry: Record<string, string>, external = packages): ViteUserConfig => ({
  root: at(folder),
  plugins: [react()],
  build: {
    outDir: at(`${folder}/dist`),
    target: 'es2022',
    minify: false,
    cssMinify: true,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      external,
      // What one file of ours needs of another may come through an entry.
      preserveEntrySignatures: 'allow-extension',
      output: { chunkFileNames: 'parts/[name]-[hash].js', codeSplitting: entry.index ? firstDownload(entry) : true },
    },
  },
});

const sdkForBuilds = library('sdk', { vite: at('sdk/src/vite/index.ts') });

/** A build of its own, so that it does not split the first download. It runs in Node, where the number of files is no matter. */
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

/** A vendor's looks other than the default ones. */
const ownLooks = JSON.parse(readFileSync(at('e2e/hosts/own-looks.json'), 'utf8'));

/** A host that does for its first visits what the README advises, by the SDK built before it. */
const swift = (page: string, outDir: string, options?: PorticoPluginOptions) => async (): Promise<ViteUserConfig> => {
  // By its file: the SDK is built after this configuration is bundled, which would look for the name in vain.
  const builtSdk = pathToFileURL(at('sdk/dist/vite.js')).href;
  const { portico }: typeof import('@portico/sdk/vite') = await import(builtSdk);
  return { ...host(page, outDir), plugins: [react(), portico(options)] };
};

const hosted = host('hosted/index.html', 'hosted');

/** The page of the hosted login, which the mock's server hands out: a host like any other, beside the server's bundle. */
const hostedPages: ViteUserConfig = {
  ...hosted,
  base: '/account/',
  build: { ...hosted.build, outDir: at('mock-backend/dist/hosted') },
};

const stageHost = host('stage/index.html', 'stage');

/** One file, so that no state that the sweeps show waits for another one. */
const stage: ViteUserConfig = {
  ...stageHost,
  ...fromSources,
  build: {
    ...stageHost.build,
    rolldownOptions: { ...stageHost.build?.rolldownOptions, output: { codeSplitting: false } },
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
  'host-swift': swift('parity/index.html', 'swift', { firstScreen: true }),
  'host-swift-own': swift('parity/index.html', 'swift-own', { firstScreen: { metadata: ownLooks } }),
  'host-form': swift('form/index.html', 'form'),
  // As a host's own build makes them, without the plugin.
  'host-plain': host('parity/index.html', 'plain'),
  'host-plain-form': host('form/index.html', 'plain-form'),
  'host-stage': stage,
};

/** Files of one worker share their modules unless `isolate` says otherwise. */
const unitTests = (name: string, include: string, isolate: boolean) => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    isolate,
    setupFiles: [at(isolate ? '.setup/patient-queries.mjs' : '.setup/settle-imports.mjs')],
  },
});

const made = async (mode: string) => {
  const chosen = builds[mode] ?? studio;
  const config = await (typeof chosen === 'function' ? chosen() : chosen);
  return { ...config, plugins: [...(config.plugins ?? []), scriptText] };
};

export default defineConfig(async ({ mode }) => ({
  ...(await made(mode)),
  test: {
    ...fromSources,
    root,
    environment: 'node',
    css: true,
    // A busy machine is no reason to fail: these end a test that would wait for ever.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Left alone, one core stays idle: on a machine with two, half of them.
    maxWorkers: '100%',
    projects: [
      // A world keeps nothing outside of itself, nor does an app; reading their modules anew for each file takes longer
      // than the tests. What is rendered shares its page's globals, and gets a page of its own.
      unitTests('plain', '{mock-backend,fixtures,sdk,studio}/src/**/*.test.ts', false),
      unitTests('set-up', '.setup/*.test.mjs', false),
      unitTests('rendered', '{sdk,studio}/src/**/*.test.tsx', true),
    ],
  },
}));
