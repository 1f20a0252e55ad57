import { metadataSamples } from '@portico/fixtures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeBetween, codeOf, readCode } from './code-text';

const { hostile, ...accepted } = metadataSamples;

it.each(Object.entries(accepted))('writes the sample %s as text and reads it back unchanged', (_, metadata) => {
  expect(readCode(codeOf(metadata))).toEqual({ ok: true, metadata });
});

it('keeps unknown parts', () => {
  const text = codeOf(JSON.parse('{"strange":{"list":[1,null,"x"]}}'));
  expect(readCode(text)).toEqual({ ok: true, metadata: { strange: { list: [1, null, 'x'] } } });
});

it.each(['', '{', '[]', '{"themeV2": 1}', '{"__proto__": {}}'])('refuses %j with a reason', (text) => {
  const code = readCode(text);
  expect(code.ok).toBe(false);
  expect(!code.ok && code.reason).not.toBe('');
});

it.each([hostile, { themeV2: { loginBox: { logo: { image: 'file:///C:/logo.png' } } } }])(
  'refuses a picture of a scheme that no import accepts: %#',
  (metadata) => {
    const code = readCode(codeOf(metadata));
    expect(!code.ok && code.reason).toMatch(/a picture can't be loaded from a \w+: address/);
  },
);

it('replaces only what differs', () => {
  expect(changeBetween('"main": "#ff0000"', '"main": "#00ff00"')).toEqual({ start: 10, end: 14, text: '00ff' });
  expect(changeBetween('same', 'same')).toBeNull();
});

it('converts any text into any other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const change = changeBetween(before, after);
      const result = change ? before.slice(0, change.start) + change.text + before.slice(change.end) : before;
      expect(result).toBe(after);
    }),
  );
});
