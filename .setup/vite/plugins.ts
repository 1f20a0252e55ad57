import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { build, type Rollup } from 'vite';
import { at } from './paths.ts';

/** `import text from './module?script'`: the module with what it imports, built as a classic script, as text. */
export const scriptText = {
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
export const importReports = {
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
export const frameBuild = {
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

/** The files of a build, as far as {@link lazyModules} reads and changes them. */
type Bundle = Record<string, { type: string; code?: string; imports?: string[]; dynamicImports?: string[] }>;

/** Our own packages are no lazy modules: the one that a host has chosen is loaded already. */
const ownPackage = /^@portico\//;

/** Declares `LAZY_MODULES` in the file that uses it: every dynamic import that is reached from these files. */
export const lazyModules = (entries: readonly string[]) => ({
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

/** Puts msw's worker script next to a demo, so that the world can answer through it. */
export const workerScript = {
  name: 'worker-script',
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string }) {
    const source = readFileSync(at('node_modules/msw/lib/mockServiceWorker.js'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
  },
};
