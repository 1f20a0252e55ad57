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

it('finds own values by path only', () => {
  expect(valueAtPath({ a: { b: [{ c: 1 }] } }, 'a.b.0.c')).toBe(1);
  expect(valueAtPath({ a: 1 }, 'a.b')).toBeUndefined();
  expect(valueAtPath({}, 'constructor.name')).toBeUndefined();
  expect(valueAtPath({ a: {} }, 'a.toString')).toBeUndefined();
});
