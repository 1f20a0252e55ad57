import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { lockProblems } from './lock-file.mjs';

it('installs on every platform, from any registry', () => {
  const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
  expect(Object.values(lock.packages).some(({ optionalDependencies }) => optionalDependencies)).toBe(true);
  expect(lockProblems(lock)).toEqual([]);
});

it('finds an optional dependency in the package itself and in every folder above it', () => {
  const optionalDependencies = { own: '1', shared: '1' };
  const packages = {
    '': { optionalDependencies: { shared: '1' } },
    'node_modules/tool': { optionalDependencies },
    'node_modules/tool/node_modules/own': {},
    'node_modules/shared': {},
    sdk: { optionalDependencies: { shared: '1' } },
  };
  expect(lockProblems({ packages })).toEqual([]);
});

it('names an optional dependency that the lock file leaves out', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { 'tool-darwin-arm64': '1' } },
    'node_modules/other/node_modules/tool-darwin-arm64': {},
  };
  expect(lockProblems({ packages })).toEqual([
    'tool-darwin-arm64, an optional dependency of node_modules/tool, is missing',
  ]);
});

it('names a package that is tied to the address of a registry', () => {
  const packages = {
    'node_modules/tool': { resolved: 'https://registry.example.com/tool.tgz' },
    'node_modules/@portico/sdk': { resolved: 'sdk', link: true },
  };
  expect(lockProblems({ packages })).toEqual([
    'node_modules/tool has an address: https://registry.example.com/tool.tgz',
  ]);
});
