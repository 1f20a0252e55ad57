import type { EntitlementCondition, EntitlementRule } from '../contract';
import { linearPattern } from './linear-pattern';

/** Attributes that rules read: names such as `frontegg.email` or `jwt.sub`, with their values. */
export type Attributes = Readonly<Record<string, unknown>>;
export type Treatment = 'true' | 'false';

type Value = Readonly<Record<string, unknown>>;
/** `undefined` when the attribute or the value is not of the operator's kind. */
type Operator = (attribute: unknown, value: Value) => boolean | undefined;

/** Every filter operator of sign-in spec §9. */
const operators: { [Op in EntitlementCondition['op']]: Operator } = {
  in_list: (attribute, { list }) => overTexts(attribute, list, (text, item) => text === item),
  starts_with: (attribute, { list }) => overTexts(attribute, list, (text, item) => text.startsWith(item)),
  ends_with: (attribute, { list }) => overTexts(attribute, list, (text, item) => text.endsWith(item)),
  contains: (attribute, { list }) => overTexts(attribute, list, (text, item) => text.includes(item)),
  matches: (attribute, { string }) =>
    typeof attribute === 'string' && typeof string === 'string' ? linearPattern(string)?.test(attribute) : undefined,
  equal: (attribute, { number }) => compare(attribute, number, (a, b) => a === b),
  greater_than: (attribute, { number }) => compare(attribute, number, (a, b) => a > b),
  greater_than_equal: (attribute, { number }) => compare(attribute, number, (a, b) => a >= b),
  lower_than: (attribute, { number }) => compare(attribute, number, (a, b) => a < b),
  lower_than_equal: (attribute, { number }) => compare(attribute, number, (a, b) => a <= b),
  between_numeric: (attribute, { start, end }) => between(numberOf(attribute), numberOf(start), numberOf(end)),
  is: (attribute, { boolean }) =>
    typeof attribute === 'boolean' && typeof boolean === 'boolean' ? attribute === boolean : undefined,
  on: (attribute, { date }) => compareDates(attribute, date, (a, b) => a === b),
  on_or_after: (attribute, { date }) => compareDates(attribute, date, (a, b) => a >= b),
  on_or_before: (attribute, { date }) => compareDates(attribute, date, (a, b) => a <= b),
  between_date: (attribute, { start, end }) => between(timeOf(attribute), timeOf(start), timeOf(end)),
};

/**
 * Whether a condition holds. A missing attribute, an unknown operator and a value of the wrong kind (such as an invalid
 * pattern or date) never hold, negated or not: a condition that cannot be evaluated grants nothing.
 *
 * @see contract: headers-and-storage §12
 */
export function conditionHolds(condition: EntitlementCondition, attributes: Attributes): boolean {
  const attribute = Object.hasOwn(attributes, condition.attribute) ? attributes[condition.attribute] : undefined;
  const operator = Object.hasOwn(operators, condition.op) ? operators[condition.op] : undefined;
  const matches = operator?.(attribute, (condition.value ?? {}) as Value);
  if (matches === undefined) return false;
  return condition.negate ? !matches : matches;
}

/** Returns the treatment of the first rule whose conditions all hold, else the default. */
export function treatmentOf(
  rules: readonly EntitlementRule[] | undefined,
  attributes: Attributes,
  defaultTreatment: Treatment,
): Treatment {
  const match = rules?.find(({ conditions }) => conditions.every((condition) => conditionHolds(condition, attributes)));
  return match?.treatment ?? defaultTreatment;
}

function overTexts(attribute: unknown, list: unknown, test: (text: string, item: string) => boolean) {
  if (typeof attribute !== 'string' || !Array.isArray(list)) return undefined;
  return list.some((item) => typeof item === 'string' && test(attribute, item));
}

function compare(attribute: unknown, operand: unknown, test: (a: number, b: number) => boolean) {
  const [a, b] = [numberOf(attribute), numberOf(operand)];
  return a === undefined || b === undefined ? undefined : test(a, b);
}

function compareDates(attribute: unknown, operand: unknown, test: (a: number, b: number) => boolean) {
  return compare(timeOf(attribute), timeOf(operand), test);
}

function between(value: number | undefined, start: number | undefined, end: number | undefined) {
  if (value === undefined || start === undefined || end === undefined) return undefined;
  return start <= value && value <= end;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
}

/** Converts a date, an ISO string or a number of milliseconds to milliseconds since the epoch. */
function timeOf(value: unknown): number | undefined {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') return undefined;
  return numberOf(new Date(value).getTime());
}
