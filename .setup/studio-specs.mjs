import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { root } from './environment.mjs';

const browserTests = resolve(root, 'e2e');
/** Opens the studio or the page of its stills, or runs the studio's inspector on the stage. */
const runsStudio = /siteUrl\('(?:studio|stills)'\)|\bstage\.unexplained\(/;
const localImport = /\bfrom '(\.[^']+)'/g;

/** Lists the browser specs that run code of the studio, themselves or in a module that they import. */
export function studioSpecs() {
  return ['journeys', 'sweeps'].flatMap(specsIn).filter((spec) => reachesStudio(resolve(browserTests, `${spec}.ts`)));
}

/** The specs of a folder and its folders, each as a part of its path. */
export function specsIn(folder) {
  return readdirSync(resolve(browserTests, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
}

function reachesStudio(file, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return runsStudio.test(text) || importsOf(file, text).some((imported) => reachesStudio(imported, seen));
}

/** The imported modules, without the hosts: a spec imports their types, or what runs in the test itself. */
function importsOf(file, text) {
  return [...text.matchAll(localImport)]
    .map(([, path]) => resolve(dirname(file), `${path}.ts`))
    .filter((path) => /^(?:journeys|setup|sweeps)\b/.test(relative(browserTests, path)));
}
