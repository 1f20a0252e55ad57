import { readdirSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { readImports } from './imports';

const sdk = resolve(import.meta.dirname, '../../../sdk/src');

/** The folders of the screens and of what else makes calls, with the name under which the list shows each. */
const owners: readonly [folder: RegExp, name: string][] = [
  [/^login-box\/flows\/([^/]+)\//, 'login-box/$1'],
  [/^admin-portal\/pages\/([^/]+)\//, 'admin-portal/$1'],
  [/^admin-portal\/shell\/([^/]+)\//, 'admin-portal, $1'],
  [/^admin-portal\/(?:shell\/)?[^/]+$/, 'admin-portal, every page'],
  [/^(?:session\/|access\/|app\/create-app)/, 'start and session'],
  [/^react\//, 'hooks of hosts'],
];

/** Modules that all owners import without making their calls: the lists of flows and of pages. */
const isList = (file: string) => /(flow-registry|page-list)\.ts$/.test(file);

/** The screens that use each function of `sdk/src/api`, by its name. */
export function readUsers(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const files = sourceFiles();
  for (const owner of new Set(files.map(ownerOf))) {
    if (owner === null) continue;
    const own = files.filter((file) => ownerOf(file) === owner);
    for (const name of functionsUsedBy(own, owner)) users.set(name, (users.get(name) ?? new Set()).add(owner));
  }
  return users;
}

function sourceFiles(): string[] {
  const files = readdirSync(sdk, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => resolve(sdk, file));
}

function ownerOf(file: string): string | null {
  const path = relative(sdk, file);
  const [folder, name] = owners.find(([one]) => one.test(path)) ?? [];
  return folder && name ? (folder.exec(path) ?? [''])[0].replace(folder, name) : null;
}

/** The functions that an owner's files use, themselves or through files that no other owner has. */
function functionsUsedBy(files: readonly string[], owner: string): Set<string> {
  const functions = new Set<string>();
  const reached = new Set(files);
  for (const file of reached) {
    for (const { file: imported, names } of importsOf(file)) {
      if (relative(sdk, imported).startsWith('api/')) for (const name of names) functions.add(name);
      else if (isOpenTo(imported, owner)) reached.add(imported);
    }
  }
  return functions;
}

function isOpenTo(file: string, owner: string): boolean {
  const other = ownerOf(file);
  return !isList(basename(file)) && (other === null || other === owner);
}

const known = new Map<string, ReturnType<typeof readImports>>();

function importsOf(file: string) {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}
