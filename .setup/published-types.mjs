import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/**
 * Makes the declarations that tsc has written fit to be published: every relative import names a file, as the
 * resolution of Node (`node16`, `nodenext`) requires, and declarations that no entry of the package reaches are removed.
 *
 * @param folder The package. Entries that have not been built yet are left out.
 * @param inlined Declarations of another package that become part of this one: `{ folder, imports }`, where `imports`
 * says which of the files in `folder` an import means.
 */
export function finishTypes(folder, inlined) {
  const types = join(folder, 'dist/types');
  const copies = inlined ? copyTypes(inlined, join(types, 'inlined')) : {};
  const reached = new Set(typeEntries(folder).filter((file) => existsSync(file)));
  for (const file of reached) for (const imported of finishFile(file, copies)) reached.add(imported);
  for (const file of declarationsIn(types)) if (!reached.has(file)) rmSync(file);
}

function typeEntries(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.values(exports).map(({ types }) => resolve(folder, types));
}

/** Returns the copy that each import means. */
function copyTypes({ folder, imports }, target) {
  cpSync(folder, target, { recursive: true });
  return Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, join(target, file)]));
}

/** Rewrites the imports of one file. Returns the declarations that it imports. */
function finishFile(file, copies) {
  const text = readFileSync(file, 'utf8');
  const imported = [];
  let finished = '';
  let done = 0;
  for (const { fileName: specifier, pos } of importsOf(text)) {
    const target = copies[specifier] ?? (specifier.startsWith('.') ? declarationAt(file, specifier) : undefined);
    if (!target) continue;
    imported.push(target);
    // The position is that of the opening quote.
    finished += text.slice(done, pos + 1) + specifierOf(file, target);
    done = pos + 1 + specifier.length;
  }
  writeFileSync(file, finished + text.slice(done));
  return imported;
}

/** Imports, re-exports and import types, in the order of the text. */
function importsOf(text) {
  return ts.preProcessFile(text, true, false).importedFiles.toSorted((one, other) => one.pos - other.pos);
}

function declarationAt(file, specifier) {
  const path = resolve(dirname(file), specifier.replace(/\.js$/, ''));
  const found = [`${path}.d.ts`, join(path, 'index.d.ts')].find((candidate) => existsSync(candidate));
  if (!found) throw new Error(`${file} imports ${specifier}, which has no declarations`);
  return found;
}

function specifierOf(file, target) {
  const path = relative(dirname(file), target)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

function declarationsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(folder, file));
}
