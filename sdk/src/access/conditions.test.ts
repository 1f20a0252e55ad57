import { anything, assert as check, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import type { EntitlementCondition } from '../contract';
import { conditionHolds, treatmentOf } from './conditions';

type Op = EntitlementCondition['op'];
const condition = (op: Op, value: unknown, negate = false) =>
  ({ attribute: 'a', op, value, negate }) as EntitlementCondition;

const cases: [Op, unknown, unknown, boolean][] = [
  ['in_list', { list: ['x', 'y'] }, 'y', true],
  ['in_list', { list: ['x'] }, 'xy', false],
  ['starts_with', { list: ['ab', 'cd'] }, 'cde', true],
  ['starts_with', { list: ['ab'] }, 'cab', false],
  ['ends_with', { list: ['@acme.test'] }, 'ada@acme.test', true],
  ['ends_with', { list: ['acme'] }, 'acme.test', false],
  ['contains', { list: ['zz', 'cm'] }, 'acme', true],
  ['contains', { list: [] }, 'acme', false],
  ['matches', { string: '^a.*e$' }, 'acme', true],
  ['matches', { string: '^b' }, 'acme', false],
  ['matches', { string: '(' }, '(', false],
  ['matches', { string: '(a+)+$' }, 'aaaa', true],
  ['matches', { string: '(a)\\1' }, 'aa', false],
  ['equal', { number: 3 }, 3, true],
  ['equal', { number: 3 }, '3', false],
  ['greater_than', { number: 3 }, 4, true],
  ['greater_than', { number: 3 }, 3, false],
  ['greater_than_equal', { number: 3 }, 3, true],
  ['lower_than', { number: 3 }, 2, true],
  ['lower_than', { number: 3 }, 3, false],
  ['lower_than_equal', { number: 3 }, 3, true],
  ['between_numeric', { start: 1, end: 3 }, 3, true],
  ['between_numeric', { start: 1, end: 3 }, 4, false],
  ['is', { boolean: false }, false, true],
  ['is', { boolean: true }, 'true', false],
  ['on', { date: '2026-03-02T00:00:00Z' }, new Date('2026-03-02T00:00:00Z'), true],
  ['on', { date: '2026-03-02' }, '2026-03-03', false],
  ['on_or_after', { date: '2026-03-02' }, '2026-03-02', true],
  ['on_or_after', { date: '2026-03-02' }, '2026-03-01', false],
  ['on_or_before', { date: '2026-03-02' }, '2026-03-02', true],
  ['on_or_before', { date: '2026-03-02' }, '2026-03-03', false],
  ['on', { date: 'never' }, 'never', false],
  ['between_date', { start: '2026-01-01', end: '2026-12-31' }, '2026-06-01', true],
  ['between_date', { start: '2026-01-01', end: 'soon' }, '2026-06-01', false],
];

it.each(cases)('%s %j over %j: %s', (op, value, attribute, holds) => {
  expect(conditionHolds(condition(op, value), { a: attribute })).toBe(holds);
});

it('covers every operator of the specification', () => {
  const operators =
    'in_list, starts_with, ends_with, contains, matches, equal, greater_than, greater_than_equal, lower_than, ' +
    'lower_than_equal, between_numeric, is, on, between_date, on_or_after, on_or_before';
  expect(new Set(cases.map(([op]) => op))).toEqual(new Set(operators.split(', ')));
});

const edges: [Op, unknown, unknown, boolean][] = [
  ['in_list', { list: ['Acme'] }, 'acme', false],
  ['in_list', { list: [] }, '', false],
  ['in_list', { list: [''] }, '', true],
  ['in_list', { list: ['1'] }, 1, false],
  ['starts_with', { list: [''] }, 'acme', true],
  ['ends_with', { list: ['x', 'me'] }, 'acme', true],
  ['contains', { list: ['.'] }, 'acme', false],
  ['contains', { list: ['acme and more'] }, 'acme', false],
  ['matches', { string: '' }, 'acme', true],
  ['matches', { string: '[' }, '[', false],
  ['matches', { string: '^\\p' }, 'p', true],
  ['matches', { string: 'a'.repeat(512) }, 'a'.repeat(512), true],
  ['matches', { string: 'a' }, 'a'.repeat(2_000), true],
  ['matches', { string: 'a' }, 'a'.repeat(2_001), false],
  ['equal', { number: 0 }, -0, true],
  ['equal', { number: Number.NaN }, Number.NaN, false],
  ['greater_than', { number: 1e308 }, Number.POSITIVE_INFINITY, true],
  ['lower_than_equal', { number: 3 }, 3.0001, false],
  ['between_numeric', { start: 1, end: 1 }, 1, true],
  ['between_numeric', { start: 1, end: 3 }, 1, true],
  ['between_numeric', { start: 3, end: 1 }, 2, false],
  ['between_numeric', { start: 1 }, 2, false],
  ['is', { boolean: false }, 0, false],
  ['is', { boolean: false }, undefined, false],
  ['on', { date: '2026-03-02' }, '2026-03-02T00:00:00.000Z', true],
  ['on', { date: '2026-03-02T01:00:00+01:00' }, '2026-03-02T00:00:00Z', true],
  ['on', { date: '2026-03-02' }, Date.parse('2026-03-02'), true],
  ['on', { date: '2026-02-30T25:00' }, '2026-02-30T25:00', false],
  ['on', { date: null }, null, false],
  ['between_date', { start: '2026-01-01', end: '2026-01-01' }, '2026-01-01', true],
  ['between_date', { start: '2026-12-31', end: '2026-01-01' }, '2026-06-01', false],
  ['on_or_after', { date: '' }, '2026-03-02', false],
  ['on_or_before', { date: '2026-03-02' }, new Date('never'), false],
];

it.each(edges)('at the edge: %s %j over %j: %s', (op, value, attribute, holds) => {
  expect(conditionHolds(condition(op, value), { a: attribute })).toBe(holds);
});

it('is inverted by negate', () => {
  expect(conditionHolds(condition('equal', { number: 3 }, true), { a: 4 })).toBe(true);
  expect(conditionHolds(condition('equal', { number: 3 }, true), { a: 3 })).toBe(false);
});

it('never holds for input that cannot be evaluated, negated or not', () => {
  expect(conditionHolds(condition('equal', { number: 3 }, true), {})).toBe(false);
  expect(conditionHolds(condition('equal', { text: 'x' }, true), { a: 3 })).toBe(false);
  expect(conditionHolds(condition('matches', { string: '(' }, true), { a: 'x' })).toBe(false);
  expect(conditionHolds(condition('matches', { string: '^b' }, true), { a: 'a'.repeat(2_001) })).toBe(false);
  expect(conditionHolds(condition('between_date', { start: 'soon', end: 'late' }, true), { a: '2026-01-01' })).toBe(
    false,
  );
  expect(conditionHolds(condition('constructor' as Op, {}, true), { a: 'x' })).toBe(false);
});

it('does not throw for any value and attribute', () => {
  const ops = [...new Set(cases.map(([op]) => op))];
  check(
    property(constantFrom(...ops), anything(), anything(), (op, value, attribute) => {
      expect(typeof conditionHolds(condition(op, value), { a: attribute })).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});

it('terminates on patterns that cause backtracking', () => {
  const slow = ['a*a*a*b', '(a+)+b', '(a|a)*b', '([a-z]+)*1', '(a*)*b', '(?:a+){2,}b', '(.*)\\1+$'];
  for (const string of slow) {
    expect(conditionHolds(condition('matches', { string }), { a: 'a'.repeat(400) })).toBe(false);
  }
});

it('uses the first rule whose conditions all hold, else the default', () => {
  const rule = (min: number, max: number, treatment: 'true' | 'false') => ({
    conditionLogic: 'and' as const,
    conditions: [condition('greater_than', { number: min }), condition('lower_than', { number: max })],
    treatment,
  });
  const rules = [rule(0, 10, 'true'), rule(5, 20, 'false')];
  expect(treatmentOf(rules, { a: 7 }, 'false')).toBe('true');
  expect(treatmentOf(rules, { a: 15 }, 'true')).toBe('false');
  expect(treatmentOf(rules, { a: 30 }, 'true')).toBe('true');
  expect(treatmentOf(undefined, {}, 'false')).toBe('false');
});
