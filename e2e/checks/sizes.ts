import { resolve } from 'node:path';
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
  /** The further files of the users page. */
  usersPage: number;
}

/** Builds a host with the built SDK and external React, and sums the files that each screen loads. */
export async function measureSizes(): Promise<Sizes> {
  const chunks = await buildHost('e2e/checks/entries/login.tsx');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the measured build has no entry');
  const login = closure(chunks, [entry.fileName]);
  const profile = closure(chunks, [
    entry.fileName,
    ...named(chunks, 'AdminPortalOverlay'),
    ...named(chunks, 'ProfilePage'),
  ]);
  const users = closure(chunks, [...profile, ...named(chunks, 'UsersPage')]);
  return {
    loginBox: weigh(chunks, login),
    portal: weigh(chunks, profile),
    usersPage: Math.round((weigh(chunks, users) - weigh(chunks, profile)) * 10) / 10,
  };
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
      rolldownOptions: { input: resolve(root, entry), external: [/^react($|\/|-dom)/] },
    },
  });
  const outputs = [result].flat().flatMap((item) => ('output' in item ? item.output : []));
  return outputs.filter((item): item is Rollup.OutputChunk => item.type === 'chunk');
}

/** File names of the chunks that hold a module of that name. */
function named(chunks: Rollup.OutputChunk[], name: string) {
  const found = chunks.filter((chunk) => chunk.name.startsWith(name)).map((chunk) => chunk.fileName);
  if (found.length === 0) throw new Error(`no chunk of the measured build is named ${name}`);
  return found;
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
