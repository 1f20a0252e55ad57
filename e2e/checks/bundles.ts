import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { budgets, measureSizes } from './sizes';

const root = resolve(import.meta.dirname, '../..');

/** Traces that only demo code leaves: libraries of the mock (`jose` is also part of a server), its key, its data. */
const demoOnly = ['portico-mock-signing-key', 'jose', 'msw', 'small-team', 'createWorld', 'portico-preview-badge'];

const problems = [...mockInProduction(), ...(await overBudget())];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length ? 1 : 0);

/** The production builds of the sample hosts hold no trace of the mock; their demo builds must, or the search finds nothing. */
function mockInProduction() {
  return ['spa', 'bookings'].flatMap((name) => {
    const live = scripts(`e2e/dist/${name}`);
    const demo = scripts(`e2e/dist/${name}-demo`);
    const found = demoOnly
      .filter((trace) => new RegExp(`\\b${trace}\\b`).test(live))
      .map((trace) => `the production bundle of ${name} holds "${trace}"`);
    const missing = ['portico-mock-signing-key', 'small-team']
      .filter((trace) => !demo.includes(trace))
      .map((trace) => `the demo bundle of ${name} no longer holds "${trace}": this check would see nothing`);
    return [...found, ...missing];
  });
}

function scripts(folder: string) {
  const files = readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return files.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n');
}

async function overBudget() {
  const { loginBox, portal, pages } = await measureSizes();
  const parts = [
    { what: 'the login box', size: loginBox, budget: budgets.loginBox },
    { what: 'the portal up to its first page', size: portal, budget: budgets.portal },
    ...pages.map(({ name, size }) => ({ what: name, size, budget: budgets.page })),
    ...pages.map(({ name, later }) => ({ what: `a later part of ${name}`, size: later, budget: budgets.page })),
  ];
  const list = parts.filter(({ size }) => size > 0).map(({ what, size }) => `${what} ${size} kB`);
  process.stdout.write(`${list.join(', ')} (gzipped, without React)\n`);
  return parts
    .filter(({ size, budget }) => size > budget)
    .map(({ what, size, budget }) => `${what} weighs ${size} kB; its budget is ${budget} kB`);
}
