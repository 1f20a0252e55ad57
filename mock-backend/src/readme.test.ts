import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as msw from 'msw';
import * as mswNode from 'msw/node';
import * as openidClient from 'openid-client';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as worldMsw from './adapters/msw';
import * as node from './adapters/node-server';
import * as serviceWorker from './adapters/service-worker';
import * as index from './index';
import { scenarioNames } from './seeds/scenarios';

const readme = await readFile(resolve(import.meta.dirname, '../README.md'), 'utf8');

function createWorld(options?: index.WorldOptions): index.World {
  return index.createWorld({ latency: 0, ...options });
}

const modules: Record<string, object> = {
  '@portico/mock-backend': { ...index, createWorld },
  '@portico/mock-backend/msw': worldMsw,
  '@portico/mock-backend/node': node,
  '@portico/mock-backend/service-worker': serviceWorker,
  msw,
  'msw/node': mswNode,
  'openid-client': openidClient,
};

/** Imports of examples that need a page; the browser tests run those. */
const needsPage = /'(@portico\/mock-backend\/playwright|msw\/browser)'/;

/** Every example, with the heading above it. */
function readExamples(): { title: string; code: string }[] {
  const examples: { title: string; code: string }[] = [];
  let headline = '';
  for (const [, next, code] of readme.matchAll(/^#+ (.+)$|^```ts\n([\s\S]*?)^```$/gm)) {
    if (next) headline = next;
    else if (code && !needsPage.test(code)) examples.push({ title: headline, code });
  }
  return examples.map((example, at) => ({ ...example, title: `${at + 1}, ${example.title}` }));
}

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

/** Expects of each line with an arrow that it gives what follows the arrow. */
function asFunction(code: string): (...given: unknown[]) => Promise<void> {
  const expecting = code.replace(/^(\s*)(.+?);? \/\/ → (.+)$/gm, '$1expect(await ($2)).toEqual($3);');
  const { outputText } = ts.transpileModule(expecting, { compilerOptions });
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  // In a block, an example can have a `world` of its own.
  const make = new AsyncFunction('require', 'exports', 'expect', 'world', `{ ${outputText} }`);
  return make as (...given: unknown[]) => Promise<void>;
}

/** The enterprise takes seconds to make. */
const TIMEOUT_MS = 30_000;

it.each(readExamples())('does what example $title says', { timeout: TIMEOUT_MS }, async ({ code }) => {
  await asFunction(code)((name: string) => modules[name], {}, expect, createWorld());
});

it.each([
  ...scenarioNames.map((name) => `scenario: '${name}'`),
  ...['status', 'malformed', 'redirect', 'html', 'step-up', 'delay', 'time-out', 'hang', 'offline', 'cut'].map(
    (kind) => `kind: '${kind}'`,
  ),
  ...['inbox', 'phone', 'authenticator', 'clock', 'journal'].map((device) => `world.${device}.`),
  ...[
    'connect(',
    'connectServiceWorker(',
    'setupWorker(',
    'worldHandlers(',
    'startServer(',
    'npx portico-mock',
    'connectContext(',
    'signIn(',
    'advance(',
  ],
])('has an example with %s', (text) => {
  expect(readme.match(/^```\w+\n[\s\S]*?^```$/gm)?.some((block) => block.includes(text))).toBe(true);
});

it('shows the Playwright example that the browser tests run', async () => {
  const spec = await readFile(resolve(import.meta.dirname, '../../e2e/journeys/world-fixtures.spec.ts'), 'utf8');
  const shown = spec
    .replace("import { siteUrl } from '../setup/serve';\n", '')
    .replace("siteUrl('spa')", "'http://localhost:3000'")
    .replace("'http://localhost:4600'", "'https://identity.example.com'");
  expect(readme).toContain(`\`\`\`ts\n${shown}\`\`\``);
});
