import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bin, ensureInstalled, root } from './environment.mjs';
import { giveUp, say } from './say.mjs';

ensureInstalled();

const only = process.argv[2];
/** In order: what comes later is built on the packages before it. */
const parts = [
  { name: 'sdk', what: 'the SDK', types: 'sdk/tsconfig.build.json' },
  { name: 'sdk-vite', what: "the SDK's plugin for hosts' builds" },
  { name: 'mock-backend', what: 'the mock backend', types: 'mock-backend/tsconfig.build.json' },
  {
    name: 'sdk-preview',
    what: "the SDK's preview entry, which joins the two",
    types: 'sdk/tsconfig.preview.json',
    typesOnly: true,
  },
  { name: 'hosted-pages', what: "the mock's hosted login page" },
  { name: 'studio', what: 'the studio' },
  { name: 'host-spa', what: 'the sample host, live' },
  { name: 'host-spa-demo', what: 'the sample host, on a mock world' },
  { name: 'host-parity', what: 'the host of the parity sweep' },
  { name: 'host-swift', what: 'a host whose page has the first screen in it' },
  { name: 'host-swift-own', what: "the same, in a vendor's own looks" },
  { name: 'host-stage', what: 'the stage of the sweeps' },
  { name: 'host-world', what: "the benchmarks' world in a page" },
  { name: 'host-form', what: "the benchmarks' hand-written form" },
];

for (const { name, what, types, typesOnly } of parts.filter((part) => !only || part.name === only)) {
  say(`building ${what}`);
  if (!typesOnly) build(name, Boolean(types));
  if (types) run('tsc', ['-p', types]);
}

function build(name, isPackage) {
  if (isPackage) rmSync(resolve(root, name, 'dist'), { recursive: true, force: true });
  run('vite', ['build', '--mode', name, '--logLevel', 'warn']);
}

function run(command, args) {
  const { status } = spawnSync(bin(command), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp(`${command} ${args.join(' ')} failed; what it said stands above.`);
}
