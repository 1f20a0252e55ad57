import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntitlementCondition } from '../contract';
import { conditionHolds } from './conditions';

type Op = EntitlementCondition['op'];

function holds(op: Op, value: unknown, attribute: unknown, negate = false): boolean {
  return conditionHolds({ attribute: 'a', op, value, negate } as EntitlementCondition, { a: attribute });
}

// Few letters, so that strings match often; the last two differ in length between encodings.
const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '.', ' ', 'é', '🙂'), maxLength: 6 });
const list = fc.array(text, { maxLength: 4 });
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(-0, 0.1 + 0.2, 0.3),
);
const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
/** The formats in which rules and tokens may write the same moment. */
const written = (date: Date) =>
  fc.constantFrom<unknown>(date, date.getTime(), date.toISOString(), date.toISOString().replace('Z', '+00:00'));

const lists: Partial<Record<Op, (whole: string, item: string) => boolean>> = {
  in_list: (whole, item) => whole.length === item.length && whole.startsWith(item),
  starts_with: (whole, item) => whole.slice(0, item.length) === item,
  ends_with: (whole, item) => item === '' || whole.slice(-item.length) === item,
  contains: (whole, item) => whole.split(item).length > 1 || item === '',
};

it.each(Object.entries(lists) as [Op, (whole: string, item: string) => boolean][])(
  '%s holds if it holds for one item of its list',
  (op, forOne) => {
    fc.assert(
      fc.property(list, text, (items, whole) => {
        expect(holds(op, { list: items }, whole)).toBe(items.some((item) => forOne(whole, item)));
      }),
    );
  },
);

it('finds a listed item at its position', () => {
  fc.assert(
    fc.property(text, text, text, list, (before, item, after, others) => {
      const value = { list: [...others, item] };
      expect(holds('in_list', value, item)).toBe(true);
      expect(holds('starts_with', value, item + after)).toBe(true);
      expect(holds('ends_with', value, before + item)).toBe(true);
      expect(holds('contains', value, before + item + after)).toBe(true);
    }),
  );
});

it('matches by the pattern, and matches escaped characters literally', () => {
  fc.assert(
    fc.property(text, text, text, (before, item, after) => {
      const string = `^.*${item.replaceAll('.', '\\.')}.*$`;
      expect(holds('matches', { string }, before + item + after)).toBe(true);
      expect(holds('matches', { string: `^${item.replaceAll('.', '\\.')}$` }, before)).toBe(before === item);
    }),
  );
});

it('holds for exactly one of lower, equal and greater, and for their combinations', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const is = (op: Op) => holds(op, { number: other }, one);
      const [lower, equal, greater] = [is('lower_than'), is('equal'), is('greater_than')];
      expect([lower, equal, greater]).toEqual([one < other, one === other, one > other]);
      expect([lower, equal, greater].filter(Boolean)).toHaveLength(1);
      expect([is('lower_than_equal'), is('greater_than_equal')]).toEqual([lower || equal, greater || equal]);
    }),
  );
});

it('is between two numbers if it is not below the first and not above the second', () => {
  fc.assert(
    fc.property(number, number, number, (start, one, end) => {
      const within =
        holds('greater_than_equal', { number: start }, one) && holds('lower_than_equal', { number: end }, one);
      expect(holds('between_numeric', { start, end }, one)).toBe(within);
    }),
  );
});

it('compares moments in any format', () => {
  const pairs = fc.tuple(moment, fc.oneof(moment, fc.constant(undefined))).chain(([first, second]) => {
    const other = second ?? first;
    return fc.tuple(fc.constant([first, other] as const), written(first), written(other));
  });
  fc.assert(
    fc.property(pairs, ([[one, other], attribute, date]) => {
      const is = (op: Op) => holds(op, { date }, attribute);
      expect([is('on_or_before'), is('on'), is('on_or_after')]).toEqual([
        one <= other,
        one.getTime() === other.getTime(),
        one >= other,
      ]);
    }),
  );
});

it('is between two moments, including both', () => {
  fc.assert(
    fc.property(moment, moment, moment, (start, one, end) => {
      const value = { start: start.toISOString(), end: end.toISOString() };
      expect(holds('between_date', value, one)).toBe(start <= one && one <= end);
      expect(holds('between_date', value, start)).toBe(start <= end);
      expect(holds('between_date', value, end)).toBe(start <= end);
    }),
  );
});

it('never holds with an invalid date', () => {
  const broken = fc.constantFrom<unknown>(
    '',
    'soon',
    '2026-13-01',
    Number.NaN,
    null,
    undefined,
    {},
    true,
    new Date('x'),
  );
  fc.assert(
    fc.property(broken, moment, fc.boolean(), (none, good, negate) => {
      const judged = [
        ...(['on', 'on_or_after', 'on_or_before'] as const).flatMap((op) => [
          holds(op, { date: none }, good, negate),
          holds(op, { date: good }, none, negate),
        ]),
        holds('between_date', { start: none, end: good }, good, negate),
        holds('between_date', { start: good, end: none }, good, negate),
        holds('between_date', { start: good, end: good }, none, negate),
      ];
      expect(judged).toEqual(judged.map(() => false));
    }),
  );
});

const texts = fc.tuple(fc.record({ list }), text);
const numbers = fc.tuple(fc.record({ number }), number);
const moments = fc.tuple(fc.record({ date: moment }), moment);

/** For each operator, values and attributes of its type. */
const operands: Record<Op, fc.Arbitrary<[value: unknown, attribute: unknown]>> = {
  in_list: texts,
  starts_with: texts,
  ends_with: texts,
  contains: texts,
  matches: fc.tuple(fc.record({ string: fc.constantFrom('^a', 'b$', '[ab]+', 'a|b', '') }), text),
  equal: numbers,
  greater_than: numbers,
  greater_than_equal: numbers,
  lower_than: numbers,
  lower_than_equal: numbers,
  between_numeric: fc.tuple(fc.record({ start: number, end: number }), number),
  is: fc.tuple(fc.record({ boolean: fc.boolean() }), fc.boolean()),
  on: moments,
  on_or_after: moments,
  on_or_before: moments,
  between_date: fc.tuple(fc.record({ start: moment, end: moment }), moment),
};

it.each(Object.entries(operands) as [Op, fc.Arbitrary<[unknown, unknown]>][])(
  '%s is inverted by negate if it can be evaluated, and never holds for another type',
  (op, operand) => {
    const stranger = fc.oneof(
      fc.constantFrom<unknown>(null, undefined, Symbol.iterator),
      fc.object(),
      fc.array(fc.nat()),
    );
    fc.assert(
      fc.property(operand, stranger, fc.boolean(), ([value, attribute], other, negate) => {
        expect(holds(op, value, attribute, true)).toBe(!holds(op, value, attribute));
        expect(holds(op, value, other, negate)).toBe(false);
        expect(holds(op, other, attribute, negate)).toBe(false);
      }),
    );
  },
);
