import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepIdentity, mergeDeep, valueAtPath } from './merge';

const plain = fc.object({ maxDepth: 3, key: fc.string({ maxLength: 8 }), withNullPrototype: false });

it('lets the later value win and keeps what it does not mention', () => {
  const base = { a: { b: 1, c: 2 }, list: [1, 2, 3], gone: 'x' };
  expect(mergeDeep(base, { a: { b: 9 }, list: [4], gone: null, none: undefined })).toEqual({
    a: { b: 9, c: 2 },
    list: [4],
    gone: null,
    none: undefined,
  });
  expect(base.list).toEqual([1, 2, 3]);
});

it('never reaches a prototype, at any depth', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b'), { maxLength: 4 }),
      fc.constantFrom('__proto__', 'constructor', 'prototype'),
      (path, key) => {
        const bad: unknown = JSON.parse(
          [...path, key].reduceRight((inner, name) => `{"${name}":${inner}}`, '{"polluted":true}'),
        );
        const merged = mergeDeep({ a: { b: {} } }, bad);
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        expect(JSON.stringify(merged)).not.toContain('polluted');
      },
    ),
  );
});

it('changes neither of its arguments', () => {
  fc.assert(
    fc.property(plain, plain, (base, over) => {
      const before = structuredClone([base, over]);
      mergeDeep(base, over);
      expect([base, over]).toEqual(before);
    }),
  );
});

it('keeps the identity of parts that did not change', () => {
  const previous = { theme: { a: 1 }, texts: { de: { x: 'y' } }, list: [{ n: 1 }, { n: 2 }] };
  const next = keepIdentity(previous, { theme: { a: 2 }, texts: { de: { x: 'y' } }, list: [{ n: 1 }, { n: 2 }] });
  expect(next.texts).toBe(previous.texts);
  expect(next.list).toBe(previous.list);
  expect(next.theme).toEqual({ a: 2 });
  expect(keepIdentity(previous, structuredClone(previous))).toBe(previous);
});

it.each([
  ['an item is replaced', [1, 2], [1, 3]],
  ['all items are replaced', [1, 2], [3, 4]],
  ['an item is added', [1, 2], [1, 2, 3]],
  ['an item is removed', [1, 2], [1]],
  ['all items are removed', [1, 2], []],
  ['a key is removed', { a: 1, b: 2 }, { a: 1 }],
  ['a key is added', { a: 1 }, { a: 1, b: 2 }],
  ['a key is renamed', { a: 1 }, { b: 1 }],
  ['an array becomes an object', [1], { 0: 1 }],
])('takes the new value when %s', (_, previous, next) => {
  expect(keepIdentity({ part: previous }, { part: next })).toEqual({ part: next });
});

it('keeps the identity of equal objects without a prototype', () => {
  const bare = () => Object.assign(Object.create(null), { a: { b: 1 } });
  const previous = bare();
  expect(keepIdentity(previous, bare())).toBe(previous);
});

it('replaces a React element instead of merging into it', () => {
  const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'b' };
  expect(mergeDeep({ title: { type: 'i', props: {} } }, { title: element })).toEqual({ title: element });
});

it('drops dangerous keys of the base too', () => {
  const base: unknown = JSON.parse('{"__proto__":{"polluted":true},"kept":1}');
  const merged = mergeDeep(base, {}) as Record<string, unknown>;
  expect(Object.keys(merged)).toEqual(['kept']);
  expect(merged.polluted).toBeUndefined();
});

it('finds own values by path only', () => {
  expect(valueAtPath({ a: { b: [{ c: 1 }] } }, 'a.b.0.c')).toBe(1);
  expect(valueAtPath({ a: 1 }, 'a.b')).toBeUndefined();
  expect(valueAtPath({}, 'constructor.name')).toBeUndefined();
  expect(valueAtPath({ a: {} }, 'a.toString')).toBeUndefined();
});
