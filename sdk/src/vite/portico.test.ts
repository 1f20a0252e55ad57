import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';
import { build, type Rollup, type UserConfig } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../app/test-app';
import { type PorticoPluginOptions, portico, publishedMetadata } from './portico';

const SERVICE = 'https://id.example.com';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-vite-'));
  const files = {
    'index.html':
      '<!doctype html><html><head><title>Host</title><script type="module" src="./main.js"></script></head></html>',
    'main.js':
      "document.title = 'ready'; import('./full-theme.js').then(({ paint }) => paint()); import('./other.js');",
    'full-theme.js': "import { ink } from './ink.js'; export function paint() { document.title = ink; }",
    'ink.js': "export const ink = 'painted ' + Date.now();",
    'other.js': "import { ink } from './ink.js'; document.body.append(ink);",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A host built by Vite itself. */
async function built(options?: PorticoPluginOptions, given: UserConfig = {}) {
  const plugins = [portico(options)];
  const made = await build({ ...given, configFile: false, root, plugins, logLevel: 'silent', build: { write: false } });
  const files = (made as Rollup.RollupOutput).output;
  const page = String(
    files.find((file) => file.type === 'asset' && file.fileName === 'index.html')?.['source' as never],
  );
  const chunks = files.filter((file) => file.type === 'chunk');
  const chunkName = (name: string) => chunks.find((chunk) => chunk.fileName.includes(name))?.fileName;
  return { page, chunks, nameOf: chunkName };
}

const linksOf = (page: string) =>
  [...page.matchAll(/<link rel="(\w+)"[^>]*? href="([^"]+)"/g)].map(([, rel, href]) => [rel, href]);

it('compiles the first script eagerly, and no other', async () => {
  const { chunks } = await built();
  expect(chunks.map(({ isEntry, code }) => [isEntry, code.startsWith('//# allFunctionsCalledOnLoad\n')])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
});

it('preloads the document from the address that the SDK requests', async () => {
  const asked: string[] = [];
  const app = createTestApp(createWorld({ latency: 0 }), {
    contextOptions: { baseUrl: SERVICE, clientId: 'my-client' },
    through: (send) => (request) => {
      asked.push(request.url);
      return send(request);
    },
  });
  await app.start();
  const [link] = linksOf((await built({ baseUrl: SERVICE })).page);
  expect(link).toEqual(['preload', asked.find((url) => url.includes('/metadata'))]);
  app.dispose();
});

it('loads the theme engine with the script if the host says that the vendor has a theme of its own', async () => {
  const { page, nameOf } = await built({ vendorTheme: true }, { base: '/shop/' });
  const files = ['full-theme', 'ink'].map((name) => ['modulepreload', `/shop/${nameOf(name)}`]);
  expect(linksOf(page)).toEqual(files);
  expect(linksOf((await built({}, { base: '/shop/' })).page)).toEqual([]);
});

it('shows the first screen before the script starts, if the host enables it', async () => {
  const { page, chunks } = await built({ firstScreen: { language: 'de' } });
  expect(page).toMatch(/<script>\(\(\) => \{[\s\S]*Anmelden/);
  expect(chunks.find(({ isEntry }) => isEntry)?.code).toMatch(/^.*\n.*await window\.porticoScreenPainted;\n/);
  expect((await built()).page).not.toContain('<script>');
});

it('adds the nonce of the page to the inline script', async () => {
  const { page } = await built({ firstScreen: true }, { html: { cspNonce: 'of-each-answer' } });
  expect(page).toMatch(/<script nonce="of-each-answer">\(\(\) => \{/);
});

it("hands a build the vendor's document as it is published", async () => {
  const world = createWorld({ latency: 0 });
  const metadata = { themeV2: { palette: { primary: { main: '#0a7d5a' } } } };
  world.publish(metadata);
  const server = await startServer({ world });
  expect(await publishedMetadata({ baseUrl: server.url })).toMatchObject(metadata);
  await expect(publishedMetadata({ baseUrl: server.url, urlPrefix: 'nowhere' })).rejects.toThrow('no document at');
  await server.stop();
});
