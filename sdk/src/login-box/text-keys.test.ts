import { expect, it } from 'vitest';
import contractKeys from '../metadata/locales/contract-keys.json';
import { en } from '../metadata/locales/en';
import { unreadTexts } from '../metadata/locales/unread-texts';
import { valueAtPath } from '../metadata/merge';
import { pageTextKeys } from './runtime/page-texts/page-text-keys';

/** The source of each file of the login box, without tests. */
const files = Object.values(
  import.meta.glob<string>(['../{login-box,ui,react,app}/**/*.{ts,tsx}', '!**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Provider names that the service sends: no literal in the file that builds a key from them. */
const providers = ['google', 'microsoft', 'facebook', 'github', 'slack', 'apple', 'linkedin'];

const literals = (file: string) => new Set([...file.matchAll(/'([\w.]+)'/g)].map(([, text = '']) => text));
const templates = (file: string) => [...file.matchAll(/`(loginBox\.[^`]+)`/g)].map(([, text = '']) => text);

/** Whether a file builds the key from one of its templates and its string literals. */
function isBuilt(key: string, template: string, fileLiterals: ReadonlySet<string>): boolean {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${parts.join('(\\w+)')}$`).exec(key);
  return match !== null && [...match].slice(1).every((word) => fileLiterals.has(word) || providers.includes(word));
}

const known = files.map((file) => ({ keys: literals(file), templates: templates(file) }));
/** Failures of a flow name their text by its key below `loginBox`. */
const isSaid = (key: string) =>
  known.some(
    ({ keys, templates: built }) =>
      keys.has(key) || keys.has(key.replace('loginBox.', '')) || built.some((one) => isBuilt(key, one, keys)),
  );

const own = Object.values(pageTextKeys).flat();
/** The shared keys that a page's own key overrides. */
const sharedOf = (key: string) =>
  own.filter(([, prefix]) => key.startsWith(prefix)).map(([shared, prefix]) => shared + key.slice(prefix.length));

const isRead = (key: string) => isSaid(key) || sharedOf(key).some((shared) => isSaid(shared));
const keys = Object.keys(contractKeys).filter((key) => key.startsWith('loginBox.'));
const reasonFor = (key: string) => unreadTexts.find(({ keys: pattern }) => pattern.test(key));

it('reads every text of the contract, except those listed as unread', () => {
  expect(keys.filter((key) => !isRead(key) && !reasonFor(key))).toEqual([]);
});

it('lists no text as unread that is read', () => {
  expect(keys.filter((key) => reasonFor(key) && isRead(key))).toEqual([]);
  expect(
    unreadTexts.filter(({ keys: pattern }) => !Object.keys(contractKeys).some((key) => pattern.test(key))),
  ).toEqual([]);
});

it('has an English text for every key that a page reads', () => {
  const english = (key: string) => valueAtPath(en, key) ?? valueAtPath(en, `${key}_other`);
  const strange = keys.filter((key) => isRead(key) && sharedOf(key).length > 0 && typeof english(key) !== 'string');
  expect(strange).toEqual([]);
});
