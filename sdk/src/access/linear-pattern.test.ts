import { array, assert as check, constantFrom, letrec, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { linearPattern } from './linear-pattern';

/** Patterns as vendors write them, each with matching and non-matching texts. */
const corpus: [string, string[]][] = [
  ['@acme\\.(com|test)$', ['ada@acme.test', 'ada@acme.com', 'ada@acme.org', 'ada@acmextest', 'x@acme.com.evil']],
  ['^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$', ['ada+b@acme.co.uk', 'ada@acme', '@acme.test', 'a b@acme.test']],
  ['^(admin|owner|support)(-\\w+)?$', ['admin', 'owner-eu', 'owner-', 'superadmin', 'support-1-2']],
  ['^v\\d+(\\.\\d+){0,2}$', ['v1', 'v1.2.3', 'v1.2.3.4', 'v', '1.2']],
  ['^[A-Z]{2}\\d{2,4}$', ['DE12', 'DE1234', 'DE12345', 'de12', 'DE1']],
  ['^[^@\\s]+$', ['plain', 'a@b', 'a b', '']],
  ['\\bpro\\b', ['pro', 'the pro plan', 'product', 'pro-plan', 'a pro']],
  ['\\Bro', ['pro', 'ro']],
  ['^(?:a|b)*c?$', ['ababc', '', 'c', 'cc', 'abca']],
  ['^(?<year>\\d{4})-(?<month>\\d\\d)$', ['2026-11', '2026-1', '20261-11']],
  ['a.c', ['abc', 'a\nc', 'ac', 'xabcx']],
  ['^\\s*$', ['', ' \t\n', '\u00a0', 'x']],
  ['[\\d\\-x]', ['7', '-', 'x', 'y']],
  ['[]a]', ['a', ']', '']],
  ['[^]', ['', 'a', '\n']],
  ['[\\ x]', [' ', 'x', '\\', '']],
  ['^\\0$', ['\0', '0', '\\0']],
  ['\\u0041\\x42\\cJ', ['AB\n', 'AB']],
  ['a{2}b{1,}?c{0,1}', ['aabc', 'aabbb', 'abc', 'aab']],
  ['x{,3}|{|}', ['x{,3}', '{', '}', 'xxx']],
  ['\\.|\\*|\\/|\\$', ['.', '*', '/', '$', 'a']],
  ['^$|^a||z', ['', 'a', 'b']],
  ['(a+)+$', ['aaaa', 'aaab', '']],
  ['(a|a)*b', ['aab', 'aaa']],
  ['é|日本', ['é', '日本語', 'e']],
  ['😀?$', ['😀', '']],
  ['^.$', ['a', '😀', '\u2028']],
  ['^(|a)+b', ['b', 'aab', 'c']],
  ['(?:)', ['', 'a']],
];

it.each(corpus)('matches %s as JavaScript does', (source, texts) => {
  const pattern = linearPattern(source);
  const matched = texts.map((text) => pattern?.test(text));
  expect(matched).toEqual(texts.map((text) => new RegExp(source).test(text)));
});

it('matches any pattern of the usual syntax as JavaScript does', () => {
  const { pattern } = letrec((tie) => ({
    atom: oneof(
      // With repetitions nested deeper, JavaScript's own engine may take minutes, although the texts are short.
      { maxDepth: 2, depthSize: 'small', withCrossShrink: true },
      constantFrom('a', 'b', '.', '\\w', '\\W', '[ab]', '[^a]', '^', '$', '\\b', ''),
      tie('pattern').map((inner) => `(${inner})`),
    ),
    part: tuple(tie('atom'), constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?')).map(([atom, sign]) =>
      /^([\^$]|\\b|)$/.test(String(atom)) ? String(atom) : `${atom}${sign}`,
    ),
    pattern: array(array(tie('part'), { maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((branches) =>
      branches.map((parts) => parts.join('')).join('|'),
    ),
  }));
  const text = string({ unit: constantFrom('a', 'b', '-', '\n'), maxLength: 8 });
  check(
    property(pattern, text, (source, given) => {
      expect(linearPattern(String(source))?.test(given)).toBe(new RegExp(String(source)).test(given));
    }),
    { numRuns: 500 },
  );
});

it.each(['(', '[', 'a**', '\\', '*', 'a{2,1}', '(?<n>a)(?<n>b)', '(?i)a', ')'])('refuses invalid %s', (source) => {
  expect(linearPattern(source)).toBeUndefined();
});

it.each([
  ['a back reference', '(a)\\1'],
  ['a named back reference', '(?<n>a)\\k<n>'],
  ['a look ahead', 'a(?=b)'],
  ['a look behind', '(?<!a)b'],
  ['too many repetitions', '(a{100}){100}'],
  ['repetitions of nothing', '(){999999999}'],
  ['repetitions of nothing in each other', '((){2000}){2000}'],
  ['optional repetitions', '(a?){0,999999999}'],
  ['groups in groups', `${'('.repeat(5_000)}${')'.repeat(5_000)}`],
])('refuses a pattern with %s', (_, source) => {
  expect(linearPattern(source)).toBeUndefined();
});

it('matches a text of up to 2,000 characters against a pattern of up to 1,000', () => {
  const longest = 'a'.repeat(1_000);
  expect(linearPattern(longest)?.test('a'.repeat(2_000))).toBe(true);
  expect(linearPattern(longest)?.test('a'.repeat(2_001))).toBeUndefined();
  expect(linearPattern(`${longest}a`)).toBeUndefined();
});

it('accepts as many repetitions as fit in 3,000 instructions', () => {
  expect(linearPattern('^a{1499}')?.test('a'.repeat(1_499))).toBe(true);
  expect(linearPattern('^a{1499}$')).toBeUndefined();
});

/** Patterns for which JavaScript's own engine backtracks exponentially; none matches the text. */
const hostile = [
  'a*a*a*b',
  'a*a*a*a*a*a*a*a*a*b',
  '(a+)+$',
  '(a|a)+$',
  '(a|aa)+$',
  '(.*)*x',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(\\w+\\s?)*$',
  `${'a?'.repeat(300)}${'a'.repeat(300)}b`,
  '(a*)*(a*)*(a*)*b',
  '^(a{1,20}){1,20}$',
];

it.each(hostile)('terminates on the longest text: %s', (source) => {
  expect(linearPattern(source)?.test(`${'a'.repeat(1_999)}!`)).toBe(false);
});
