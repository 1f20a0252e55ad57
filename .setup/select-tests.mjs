import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './environment.mjs';

const endings = ['ts', 'tsx', 'mjs'];
const skippedFolders = ['node_modules', 'dist'];

/**
 * Selects the unit tests nearest to each source file: those of its folder and below or, where there are none, those of
 * the next folder above.
 *
 * @returns Glob patterns relative to the project, without repetitions. A file in a part without unit tests adds none.
 */
export function selectTests(files) {
  const folders = files.map(findTestFolder).filter(Boolean);
  return [...new Set(folders)].map((folder) => `${folder}/**/*.test.{${endings.join(',')}}`);
}

/** Stops below the project itself, because the tests of all its parts are near to none of them. */
function findTestFolder(file) {
  const path = relative(root, resolve(root, file)).replaceAll('\\', '/');
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) if (hasTests(folder)) return folder;
  return undefined;
}

function hasTests(folder) {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? !skippedFolders.includes(entry.name) && hasTests(join(folder, entry.name))
      : endings.some((ending) => entry.name.endsWith(`.test.${ending}`)),
  );
}
