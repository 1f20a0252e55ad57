#!/usr/bin/env node
// A published package holds the bundle; a workspace holds the sources, which are bundled here whenever they are newer.
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const bundle = join(root, 'dist/cli.js');
const sources = [join(root, 'src'), join(root, '../sdk/src/contract')].filter((folder) => existsSync(folder));

function newestIn(folder) {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );
}

async function bundleSources() {
  const { build } = await import('vite');
  // Under a name of its own until it is whole: another process may be starting from the same bundle.
  const draft = `cli-${process.pid}.js`;
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['portico-source'] },
    ssr: { resolve: { conditions: ['portico-source'] }, noExternal: [/^@portico\//] },
    build: {
      ssr: 'src/cli.ts',
      target: 'node20',
      emptyOutDir: false,
      outDir: 'dist',
      rolldownOptions: { output: { entryFileNames: draft, codeSplitting: false } },
    },
  });
  renameSync(join(root, 'dist', draft), bundle);
}

const bundledAt = existsSync(bundle) ? statSync(bundle).mtimeMs : 0;
if (sources.length > 0 && Math.max(...sources.map(newestIn)) > bundledAt) await bundleSources();
await import(pathToFileURL(bundle).href);
