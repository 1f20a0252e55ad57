import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bin, ensureInstalled, root } from './environment.mjs';
import { giveUp, offerHelp, say } from './say.mjs';

offerHelp(`
npm run build -- [PART]   builds the packages, the studio and the sample hosts

  packages   only the packages
  PART       one part by its name, such as studio; a name that does not exist lists them all
`);
ensureInstalled();

// Imported after the installation, because it imports TypeScript.
const { finishTypes } = await import('./published-types.mjs');
const at = (path) => resolve(root, path);
const finishSdkTypes = () => finishTypes(at('sdk'));
const finishMockTypes = () => finishTypes(at('mock-backend'), { folder: at('sdk/dist/types'), imports: typesOfMock });

/** Types of the SDK that types of the mock backend use. The whole metadata entry would need further packages. */
const typesOfMock = {
  '@portico/sdk/contract': 'contract/index.d.ts',
  '@portico/sdk/metadata': 'metadata/types.d.ts',
};

/** In order: later parts are built on the packages before them. */
const packages = [
  { name: 'sdk', what: 'the SDK', types: 'sdk/tsconfig.build.json', finish: finishSdkTypes },
  { name: 'sdk-vite', what: "the SDK's plugin for hosts' builds" },
  {
    name: 'mock-backend',
    what: 'the mock backend',
    types: 'mock-backend/tsconfig.build.json',
    finish: finishMockTypes,
  },
  {
    name: 'sdk-preview',
    what: "the SDK's preview entry, which joins the two",
    types: 'sdk/tsconfig.preview.json',
    typesOnly: true,
    finish: finishSdkTypes,
  },
  { name: 'hosted-pages', what: "the mock's hosted login page" },
];
const others = [
  { name: 'studio', what: 'the studio' },
  { name: 'host-spa', what: 'the sample host, live' },
  { name: 'host-spa-demo', what: 'the sample host, on a mock world' },
  { name: 'host-bookings', what: 'the booking application, live' },
  { name: 'host-bookings-demo', what: 'the booking application, as an offline demo' },
  { name: 'host-parity', what: 'the host of the parity sweep' },
  { name: 'host-swift', what: 'a host whose page has the first screen in it' },
  { name: 'host-swift-themed', what: "the same, in a vendor's theme" },
  { name: 'host-stage', what: 'the stage of the sweeps' },
  { name: 'host-stills', what: 'the page with stills of the studio' },
  { name: 'host-world', what: "the benchmarks' world in a page" },
  { name: 'host-table', what: "the benchmarks' long table" },
  { name: 'host-form', what: "the benchmarks' hand-written form" },
  { name: 'host-plain', what: 'a host without the plugin' },
  { name: 'host-plain-form', what: 'the hand-written form without the plugin' },
];

for (const { name, what, types, typesOnly, finish } of chosenParts(process.argv[2])) {
  say(`building ${what}`);
  if (!typesOnly) build(name, Boolean(types));
  if (types) run('tsc', ['-p', types]);
  finish?.();
}

/** Builds everything, `packages` (only the two published packages), or one part by its name. */
function chosenParts(only) {
  const parts = [...packages, ...others];
  if (!only) return parts;
  if (only === 'packages') return packages;
  const chosen = parts.filter((part) => part.name === only);
  if (chosen.length === 0)
    giveUp(`there is nothing named ${only} to build; it is packages, ${parts.map(({ name }) => name).join(', ')}.`);
  return chosen;
}

function build(name, isPackage) {
  if (isPackage) rmSync(at(`${name}/dist`), { recursive: true, force: true });
  run('vite', ['build', '--mode', name, '--logLevel', 'warn']);
}

function run(command, args) {
  const { status } = spawnSync(bin(command), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp(`${command} ${args.join(' ')} failed; its output is above.`);
}
