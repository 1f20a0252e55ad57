import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store';
import { setAt, valueAt } from './path';

const draftOf = (metadata: object) => {
  const store = createDraftStore({ document: { name: 'Acme', metadata } });
  return () => store.getState();
};

it('removes a value, and the objects around it only if they are empty then', () => {
  const draft = draftOf({ themeV2: { palette: { primary: { main: '#f00', dark: '#800' } }, spacing: 8 } });
  draft().reset('Reset', ['themeV2', 'palette', 'primary', 'main']);
  expect(draft().metadata).toStrictEqual({ themeV2: { palette: { primary: { dark: '#800' } }, spacing: 8 } });
  draft().reset('Reset', ['themeV2', 'palette', 'primary', 'dark']);
  expect(draft().metadata).toStrictEqual({ themeV2: { spacing: 8 } });
});

it.each([[['missing']], [['spacing', 'deeper']], [['toString']], [[]]])('removes nothing at %j', (path) => {
  const metadata = { spacing: 8 };
  const draft = draftOf(metadata);
  draft().reset('Reset', path);
  expect([draft().metadata, draft().canUndo]).toEqual([metadata, false]);
});

it.each([[['__proto__', 'x']], [['a', 'constructor']], [['prototype', 'x']], [[]]])('sets nothing at %j', (path) => {
  const draft = draftOf({});
  draft().edit('Edit', (metadata) => setAt(metadata, path, true));
  expect([draft().metadata, draft().canUndo]).toEqual([{}, false]);
});

it('replaces a value that has no keys by an object with the missing ones', () => {
  const draft = draftOf({ a: [1], b: 'text' });
  draft().edit('Edit', (metadata) => setAt(metadata, ['a', 'x'], 1));
  draft().edit('Edit', (metadata) => setAt(metadata, ['b', 'x', 'y'], 2));
  expect(draft().metadata).toEqual({ a: { x: 1 }, b: { x: { y: 2 } } });
});

it('finds the document’s own values only', () => {
  const root = { a: { b: 0 }, list: ['x'] };
  expect([valueAt(root, ['a', 'b']), valueAt(root, [])]).toEqual([0, root]);
  for (const path of [['toString'], ['a', 'constructor'], ['a', 'b', 'c'], ['list', '0'], ['a', 'x']]) {
    expect(valueAt(root, path)).toBeUndefined();
  }
});

it.each<[object, object]>([
  [{ a: [1] }, { a: { 0: 1 } }],
  [{ a: [1, 2] }, { a: [1] }],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  [{ a: { b: 1 } }, { a: { b: 1, c: undefined } }],
  [{ a: null }, { a: {} }],
  [
    { a: 1, b: 2 },
    { b: 3, a: 1 },
  ],
])('replaces %j by %j', (before, after) => {
  const draft = draftOf(before);
  draft().replace('Import', after);
  expect(draft().metadata).toStrictEqual(after);
  expect(Object.keys(draft().metadata)).toEqual(Object.keys(after));
});

it('throws at a change without a step, which could not be undone', () => {
  const draft = draftOf({});
  draft().edit('Edit', (metadata) => setAt(metadata, ['a', 'b'], 1));
  expect(() => setAt(draft().metadata, ['a', 'b'], 2)).toThrow(TypeError);
});

it.each([[[]], [[1, 'a', null]], [[{ b: [2] }, { c: 3 }]]])(
  'makes no step of a list that equals the old one: %j',
  (a) => {
    const draft = draftOf({ a, b: 1 });
    draft().replace('Import', structuredClone({ a, b: 1 }) as object);
    draft().edit('Edit', (metadata) => setAt(metadata, ['a'], structuredClone(a)));
    expect(draft().canUndo).toBe(false);
  },
);
