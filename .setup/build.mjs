import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { choices, chooseParts } from './build-parts.mjs';
import { bin, ensureInstalled, needsShell, root, tsc } from './environment.mjs';
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

/** What completes the types of a part, by its name. */
const finishers = { sdk: finishSdkTypes, 'mock-backend': finishMockTypes, 'sdk-preview': finishSdkTypes };

const argument = process.argv[2];
const parts = chooseParts(argument);
if (parts.length === 0) giveUp(`there is nothing named ${argument} to build; it is ${choices().join(', ')}.`);
for (const { name, what, types, typesOnly } of parts) {
  say(`building ${what}`);
  if (!typesOnly) build(name, Boolean(types));
  if (types) run(tsc('-p', types));
  finishers[name]?.();
}

function build(name, isPackage) {
  if (isPackage) rmSync(at(`${name}/dist`), { recursive: true, force: true });
  run([bin('vite'), 'build', '--mode', name, '--logLevel', 'warn']);
}

function run([command, ...args]) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: needsShell(command),
  });
  if (status !== 0) giveUp(`${command} ${args.join(' ')} failed; its output is above.`);
}
