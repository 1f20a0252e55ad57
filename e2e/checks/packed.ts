import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** One of the two packages as `npm pack` writes it. */
export interface PackedPackage {
  name: string;
  tarball: string;
  /** Where its sources are. */
  source: string;
  manifest: Manifest;
}

interface Manifest {
  exports: Record<string, { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  bin?: Record<string, string>;
}

/** Packs the package in a folder of the workspace, from what has been built. */
export function pack(folder: string, target: string): PackedPackage {
  mkdirSync(target, { recursive: true });
  const source = join(root, folder);
  const { version, name, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  run('npm', ['pack', '--offline', '--silent', '--pack-destination', target], source);
  const tarball = join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  return { name, tarball, source, manifest };
}

/**
 * A host's project outside of this workspace, with the packages installed from their tarballs, without a network: their
 * dependencies are linked from the workspace, and no other package can be imported.
 *
 * @param others Further packages that the project has installed.
 */
export function installed(packages: PackedPackage[], others: string[] = []): string {
  const project = mkdtempSync(join(tmpdir(), 'portico-'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  for (const { name, tarball, source, manifest } of packages) {
    const target = join(project, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target], root);
    for (const dependency of Object.keys(manifest.dependencies)) link(project, dependency, source);
  }
  for (const other of others) link(project, other, root);
  return project;
}

function link(project: string, dependency: string, source: string) {
  const path = join(project, 'node_modules', dependency);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  const found = [source, root].map((folder) => join(folder, 'node_modules', dependency)).find((at) => existsSync(at));
  if (!found) throw new Error(`${dependency} is not installed`);
  symlinkSync(found, path, 'junction');
}

export function remove(project: string) {
  rmSync(project, { recursive: true, force: true });
}

/** Runs a command that has to succeed. */
export function run(command: string, args: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    // Removes the condition that resolves the packages to the sources of this workspace.
    env: { ...process.env, NODE_OPTIONS: '' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
