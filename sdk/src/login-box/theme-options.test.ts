import { expect, it } from 'vitest';
import contract from '../metadata/contract-theme-options.json';
import { loginBoxParts } from '../metadata/login-box-parts';

/** The source of the SDK, without tests. */
const sources = Object.values(
  import.meta.glob(['../{login-box,ui,react,app}/**/*.{ts,tsx}', '!**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** Whether the name occurs as a property, an attribute or a text, not as a part of another name. */
const isNamed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources);

const options = Object.values(contract);
/** Each provider's picture is looked up by the provider's name. */
const isProviderIcon = (name: string) => /^(google|microsoft|facebook|github|slack|apple|linkedin)Icon$/.test(name);

it('has a rule for every style of the contract', () => {
  const painted = new Set(loginBoxParts.map(({ path }) => path));
  expect(options.flatMap(({ styles }) => styles).filter((path) => !painted.has(path))).toEqual([]);
});

it('has an element for every rule', () => {
  const missing = loginBoxParts.filter(({ selector }) => {
    const classes = [...selector.matchAll(/\.(portico-[\w-]+)/g)];
    const marks = [...selector.matchAll(/\[data-(?:part|legal)="(\w+)"\]/g)];
    return [...classes, ...marks].some(([, name = '']) => !isNamed(name));
  });
  expect(missing.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([]);
});

it('reads every value of the contract', () => {
  const unread = new Set(options.flatMap(({ values }) => values).filter((path) => !isRead(path)));
  expect([...unread].sort()).toEqual([]);
});

function isRead(path: string): boolean {
  const name = path.split('.').at(-1) ?? '';
  return isProviderIcon(name) ? sources.includes('Icon`') : isNamed(name);
}
