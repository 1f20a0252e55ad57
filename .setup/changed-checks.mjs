import { execFileSync } from 'node:child_process';
import { root } from './environment.mjs';
import { studioSpecs } from './studio-specs.mjs';

const ofDocuments = ['lint', 'samples', 'unit'];
const ofSources = ['unit', 'types', 'imports', 'unused', 'calls', 'lint'];
const ofBuilds = ['build', 'bundles', 'samples', 'packages'];

/** The first rule that matches a changed file lists what the file can affect. Without a list, every spec runs. */
const rules = [
  { changed: /\.md$|^LICENSE$/, checks: ofDocuments, specs: () => [] },
  { changed: /^e2e\/((journeys|sweeps)\/.+)\.spec\.ts$/, checks: ofSources, specs: ([, spec]) => [`${spec}.spec`] },
  { changed: /^e2e\/(journeys|sweeps)\//, checks: ofSources, specs: ([, folder]) => [`${folder}/`] },
  { changed: /^e2e\/(bench|screens)\//, checks: ofSources, specs: () => [] },
  { changed: /^e2e\/checks\//, checks: [...ofSources, ...ofBuilds], specs: () => [] },
  { changed: /\.test\.(tsx?|mjs)$/, checks: ofSources, specs: () => [] },
  { changed: /^studio\//, checks: [...ofSources, 'build'], specs: studioSpecs },
  { changed: /./, checks: [...ofSources, ...ofBuilds], specs: () => ['/'] },
];

/**
 * Selects what a change of these files can affect.
 *
 * @returns `checks`: names of checks; `specs`: parts of the paths of the browser's specs, empty where none can be affected.
 */
export function checksOf(files) {
  const checks = new Set();
  const specs = new Set();
  for (const file of files) {
    const rule = rules.find(({ changed }) => changed.test(file));
    for (const check of rule.checks) checks.add(check);
    for (const spec of rule.specs(rule.changed.exec(file))) specs.add(spec);
  }
  if (specs.size > 0) for (const check of ['build', 'browser']) checks.add(check);
  return { checks, specs: [...specs] };
}

/** The commit at which this branch forked from `main`. */
export const branchPoint = () => git('merge-base', 'main', 'HEAD')[0];

/** Every file that differs from that commit, committed or not. */
export function changedFiles() {
  return [...git('diff', '--name-only', branchPoint()), ...git('ls-files', '--others', '--exclude-standard')];
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
