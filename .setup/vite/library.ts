import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';
import { chunks } from './chunks.ts';
import { at } from './paths.ts';
import { lazyModules } from './plugins.ts';

/** Anything that is neither relative nor absolute: an installed package, which stays external. */
const packages = /^(?![./]|[A-Za-z]:|\0)/;

/** The same, but the SDK is bundled: the mock backend includes the contract, so that it installs without the SDK. */
export const packagesOfOthers = /^(?![./]|[A-Za-z]:|\0|@portico\/sdk)/;

/** A package of ours, built for its `dist`: modules that the host's own build divides and minifies. */
export const library = (folder: string, entry: Record<string, string>, external = packages): ViteUserConfig => ({
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
