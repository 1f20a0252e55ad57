import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it('gives the value of valid JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

it.each([
  ['{"a": }', 'unexpected "}" at line 1, column 7'],
  ['{\n  "a": 1,\n}', 'unexpected "}" at line 3, column 1'],
  ['{\n  a: 1\n}', 'unexpected "a" at line 2, column 3'],
  ['{"a": 1 "b": 2}', 'unexpected "\\"" at line 1, column 9'],
  ['[1, 2', 'it ends too early, at line 1, column 6'],
  ['[1, 2}', 'unexpected "}" at line 1, column 6'],
  ['', 'it ends too early, at line 1, column 1'],
  ['{"a": 01}', 'unexpected "1" at line 1, column 8'],
  ['{} {}', 'unexpected "{" at line 1, column 4'],
  ["{'a': 1}", 'unexpected "\'" at line 1, column 2'],
  ['{"a": "b\n"}', 'unexpected "\\"" at line 1, column 7'],
])('says where %j breaks', (text, where) => {
  expect(parseJson(text)).toEqual({ ok: false, message: `This is not valid JSON: ${where}.` });
});

it('finds a mistake wherever valid JSON is cut off or damaged', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.constantFrom('@', '}', ']', ',', ':', '"'),
      (text, at, damage) => {
        const place = at % (text.length + 1);
        const damaged = text.slice(0, place) + damage + text.slice(place);
        const parsed = parseJson(damaged);
        if (!parsed.ok) expect(parsed.message).toMatch(/line \d+, column \d+\.$/);
      },
    ),
  );
});
