/** Whether a value of a member passes an operator; the operands are texts from the address. */
type Operator = (value: unknown, operands: readonly string[]) => boolean;

/** The filter operators of portal spec §5, by their names. Texts are compared in lower case. */
const operators: Readonly<Record<string, Operator>> = {
  in_list: (value, operands) => overTexts(value, operands, (text, one) => text === one),
  starts_with: (value, operands) => overTexts(value, operands, (text, one) => text.startsWith(one)),
  ends_with: (value, operands) => overTexts(value, operands, (text, one) => text.endsWith(one)),
  contains: (value, operands) => overTexts(value, operands, (text, one) => text.includes(one)),
  matches: (value, [pattern = '']) => patternOf(pattern)?.test(String(value ?? '')) ?? false,
  equal: (value, operands) => overNumbers(value, operands, (number, one) => number === one),
  greater_than: (value, operands) => overNumbers(value, operands, (number, one) => number > one),
  greater_than_equal: (value, operands) => overNumbers(value, operands, (number, one) => number >= one),
  lower_than: (value, operands) => overNumbers(value, operands, (number, one) => number < one),
  lower_than_equal: (value, operands) => overNumbers(value, operands, (number, one) => number <= one),
  between_numeric: (value, operands) =>
    overNumbers(value, operands, (number, from, to) => from <= number && number <= to),
  is: (value, [wanted]) => String(value) === wanted,
  on: (value, operands) => overDays(value, operands, (day, one) => day === one),
  on_or_after: (value, operands) => overDays(value, operands, (day, one) => day >= one),
  on_or_before: (value, operands) => overDays(value, operands, (day, one) => day <= one),
  between_date: (value, operands) => overDays(value, operands, (day, from, to) => from <= day && day <= to),
};

/** Whether a value passes the operator of a filter. An unknown operator, pattern or date is passed by no value. */
export function passesOperator(operator: string, value: unknown, operands: readonly string[]): boolean {
  return Object.hasOwn(operators, operator) && (operators[operator]?.(value, operands) ?? false);
}

function overTexts(value: unknown, operands: readonly string[], test: (text: string, one: string) => boolean): boolean {
  const texts = (Array.isArray(value) ? value : [value ?? '']).map((text) => String(text).toLowerCase());
  return operands.some((one) => texts.some((text) => test(text, one.toLowerCase())));
}

function overNumbers(value: unknown, operands: readonly string[], test: (number: number, ...all: number[]) => boolean) {
  const numbers = operands.map(Number);
  return typeof value === 'number' && numbers.every(Number.isFinite) && test(value, ...numbers);
}

/** Compares whole days, as ISO dates: users filter by a day, not by a moment. */
function overDays(value: unknown, operands: readonly string[], test: (day: string, ...all: string[]) => boolean) {
  const areDates = operands.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)));
  return typeof value === 'string' && areDates && test(value.slice(0, 'yyyy-mm-dd'.length), ...operands);
}

function patternOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'i');
  } catch {
    return undefined;
  }
}
