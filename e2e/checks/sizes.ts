import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Budgets of the SDK in kilobytes (1,000 bytes), gzipped, without React. */
export const budgets = { loginBox: 35, portal: 120, page: 40 } as const;

export interface Sizes {
  /** The files that a login page loads before its first field. */
  loginBox: number;
  /** Everything up to the portal's first page: the above, the shell and the profile page. */
  portal: number;
  /** The other pages of the portal. */
  pages: PageSize[];
}

interface PageSize {
  /** Name of the page's component. */
  name: string;
  /** The further files up to the page's content. */
  size: number;
  /** The largest part that the page loads after its content, such as its dialogs. */
  later: number;
}

/** Builds a host with the built SDK and external React, and sums the files that each screen loads. */
export async function measureSizes(): Promise<Sizes> {
  const chunks = await buildHost('e2e/checks/entries/login.tsx');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the measured build has no entry');
  const login = closure(chunks, [entry.fileName]);
  const portal = closure(chunks, [...login, named(chunks, 'AdminPortalOverlay'), named(chunks, firstPage)]);
  return {
    loginBox: weigh(chunks, login),
    portal: weigh(chunks, portal),
    pages: pagesOfPortal().map((name) => measurePage(chunks, portal, name)),
  };
}

const firstPage = 'ProfilePage';

/** Names of the components of all pages but the first. Each page has a folder of its own. */
function pagesOfPortal() {
  return readdirSync(resolve(root, 'sdk/src/admin-portal/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\][^/\\]+Page\.tsx$/.test(file))
    .map((file) => basename(file, '.tsx'))
    .filter((name) => name !== firstPage);
}

function measurePage(chunks: Rollup.OutputChunk[], portal: string[], name: string): PageSize {
  const beyond = (files: string[], before: string[]) =>
    weigh(
      chunks,
      closure(chunks, files).filter((file) => !before.includes(file)),
    );
  const page = closure(chunks, [...portal, named(chunks, name)]);
  const parts = chunks.filter(({ fileName }) => page.includes(fileName) && !portal.includes(fileName));
  const later = parts.flatMap(({ dynamicImports }) => dynamicImports).map((file) => beyond([file], page));
  return { name, size: beyond(page, portal), later: Math.max(0, ...later) };
}

/** The size of the benchmarks' hand-written form, measured in the same way. */
export async function measureForm(): Promise<number> {
  const chunks = await buildHost('e2e/hosts/form/src/main.tsx');
  return weigh(
    chunks,
    chunks.map((chunk) => chunk.fileName),
  );
}

async function buildHost(entry: string): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: resolve(root, entry),
        external: [/^react($|\/|-dom)/],
        output: { chunkFileNames: ({ name }) => `assets/${name}-${hashOf(name)}.js` },
      },
    },
  });
  const outputs = [result].flat().flatMap((item) => ('output' in item ? item.output : []));
  return outputs.filter((item): item is Rollup.OutputChunk => item.type === 'chunk');
}

/**
 * Stands in for the hash of a chunk's content. A chunk carries the file names of those it loads, and hashes compress
 * differently each time: a change of one page would move the sizes of others by up to 30 bytes.
 */
function hashOf(name: string) {
  return createHash('sha256').update(name).digest('base64url').slice(0, 8);
}

/** File name of the chunk of a lazy component. */
function named(chunks: Rollup.OutputChunk[], name: string) {
  const found = chunks.find((chunk) => chunk.isDynamicEntry && chunk.name === name);
  if (!found) throw new Error(`no chunk of the measured build is named ${name}`);
  return found.fileName;
}

function closure(chunks: Rollup.OutputChunk[], files: string[]) {
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    const chunk = chunks.find(({ fileName }) => fileName === file);
    // An external module has no chunk. An empty file would still count its gzip header.
    if (!chunk) return;
    seen.add(file);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return [...seen];
}

function weigh(chunks: Rollup.OutputChunk[], files: string[]) {
  const bytes = chunks.filter(({ fileName }) => files.includes(fileName)).map(({ code }) => gzipSync(code).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}
