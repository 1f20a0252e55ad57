import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.portico/samples');

/** Declarations that the samples assume: the reader's own application, and the world that its tests work on. */
const ofTheReader = `
import type { Page } from '@playwright/test';
import type { World } from '@portico/mock-backend';
import type { AppOptions } from '@portico/sdk';
import type { ReactNode } from 'react';

declare global {
  const bearer: string;
  const contextOptions: AppOptions['contextOptions'];
  const myProvider: { token(siteKey: string, action: string): Promise<string> };
  const page: Page;
  const world: World;
  function YourApplication(): ReactNode;
  function NameForm(props: { defaultValue: string; disabled: boolean; onSubmit(name: string): void }): ReactNode;
  function PasswordForm(props: { error: { code: string } | null; onSubmit(password: string): void }): ReactNode;
}
`;

/** The part of Next.js that a sample imports: no other file needs that package. */
const nextNavigation = `
declare module 'next/navigation' {
  export function useRouter(): { push(href: string): void; replace(href: string): void };
}
`;

/** The file that one sample shows and another one imports. */
const startDemo = `
import type { Preview } from '@portico/sdk';

export declare function startDemo(): Promise<Preview>;
`;

const settings = {
  extends: join(root, 'tsconfig.base.json'),
  // Resolves the packages to their builds, as for a host that has installed them, with the strictest options of one.
  compilerOptions: { customConditions: [], types: ['node'], exactOptionalPropertyTypes: true },
  include: ['*.ts', '*.tsx'],
};

/** Writes every sample of a document into a separate file, with the line numbers of the document. */
function writeSamples(document: string): number {
  const text = readFileSync(join(root, document), 'utf8');
  const samples = [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)];
  for (const { index, 1: code = '' } of samples) {
    const line = text.slice(0, index).split('\n').length;
    const name = `${document.replace(/\W/g, '-')}-${line}.tsx`;
    writeFileSync(join(folder, name), `${'\n'.repeat(line)}${code}\nexport {};\n`);
  }
  return samples.length;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'of-the-reader.d.ts'), ofTheReader);
writeFileSync(join(folder, 'next-navigation.d.ts'), nextNavigation);
writeFileSync(join(folder, 'start-demo.ts'), startDemo);
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
for (const document of ['README.md', 'sdk/README.md', 'mock-backend/README.md']) {
  if (writeSamples(document) > 0) continue;
  process.stderr.write(`${document} has no sample any more: this check would see nothing\n`);
  process.exit(1);
}
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' });
process.exit(status ?? 1);
