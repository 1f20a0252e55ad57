import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { installed, type PackedPackage, pack, remove, root, run } from './packed';
import { typeProblems } from './published-types';

/** The two packages as a host installs them: from their tarballs, in a project outside of this workspace, offline. */
const target = join(root, '.portico/packages');
rmSync(target, { recursive: true, force: true });
const sdk = pack('sdk', target);
const mock = pack('mock-backend', target);
const alone = installed([mock]);
const together = installed([sdk, mock], ['react', 'react-dom', '@playwright/test', '@types/node', '@types/react']);

const problems = [
  ...[sdk, mock].flatMap(lint),
  ...[sdk, mock].flatMap((packed) => missingFiles(together, packed)),
  ...[sdk, mock].flatMap((packed) => undeclaredImports(together, packed)),
  ...wholeEntries(together, sdk),
  ...missingDirective(together, sdk),
  ...typeProblems(together, [...entriesOf(sdk), ...entriesOf(mock)]),
  ...problemsAlone(),
];
remove(alone);
remove(together);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length ? 1 : 0);

/** The import names of the entries. */
function entriesOf({ name, manifest }: PackedPackage) {
  return Object.keys(manifest.exports).map((entry) => entry.replace('.', name));
}

/** Runs the two linters of packages. */
function lint({ name, tarball }: PackedPackage) {
  return [
    ...problemsOf(name, 'publint', ['run', tarball, '--strict']),
    ...problemsOf(name, 'attw', [tarball, '--profile', 'esm-only', '--no-definitely-typed']),
  ];
}

function problemsOf(what: string, command: string, args: string[]) {
  try {
    run(join(root, 'node_modules/.bin', command), args, root);
    return [];
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : error}`];
  }
}

function missingFiles(project: string, { name }: PackedPackage) {
  return ['LICENSE', 'README.md']
    .filter((file) => !existsSync(join(project, 'node_modules', name, file)))
    .map((file) => `${name}: the tarball has no ${file}`);
}

/** Packages that a published file imports and the manifest does not declare. */
function undeclaredImports(project: string, { name, manifest }: PackedPackage) {
  const declared = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]);
  const folder = join(project, 'node_modules', name, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|d\.ts)$/.test(file));
  return files.flatMap((file) =>
    packagesOf(readFileSync(join(folder, file), 'utf8'))
      .filter((imported) => imported !== name && !declared.has(imported))
      .map((imported) => `${name}: dist/${file} imports ${imported}, which its package.json does not declare`),
  );
}

/**
 * Lazy parts that import an entry. The bundler may move a module that two of them share into an entry; the part then loads
 * all of that entry: with the metadata, the texts of every page and zod. Only the parts of the preview may import theirs: it
 * is loaded before them.
 */
function wholeEntries(project: string, { name }: PackedPackage) {
  const folder = join(project, 'node_modules', name, 'dist/parts');
  return readdirSync(folder).flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(folder, file), 'utf8'), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('../') && fileName !== '../preview.js')
      .map(({ fileName }) => `${name}: dist/parts/${file} imports the whole entry ${fileName}`),
  );
}

/** The bundler may drop the directive by which server components (Next.js) can import the SDK. */
function missingDirective(project: string, { name, manifest }: PackedPackage) {
  const entry = manifest.exports['.']?.default ?? '';
  const text = readFileSync(join(project, 'node_modules', name, entry), 'utf8');
  return /^(['"])use client\1;/.test(text) ? [] : [`${name}: ${entry} does not start with 'use client'`];
}

/** Names of the packages that a module imports; Node's own modules are left out. */
function packagesOf(text: string) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !/^(\.|node:)/.test(specifier) && !builtinModules.includes(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

/** The mock backend in a project without the SDK. */
function problemsAlone() {
  const script = `
    import { createWorld } from '${mock.name}';
    import { startServer } from '${mock.name}/node';
    const server = await startServer({ world: createWorld({ latency: 0 }) });
    const { status } = await fetch(server.url + '/frontegg/metadata?entityName=adminBox');
    await server.stop();
    if (status !== 200) throw new Error('the server answers with status ' + status);
  `;
  const command = join(alone, 'node_modules', mock.name, mock.manifest.bin?.['portico-mock'] ?? '');
  try {
    run(process.execPath, ['--input-type=module', '--eval', script], alone);
    run(process.execPath, [command, '--help'], alone);
    return [];
  } catch (error) {
    return [`${mock.name} does not run by itself: ${error instanceof Error ? error.message : error}`];
  }
}
