/** A number of an answer. A malformed one must not be shown as a number: throws a `TypeError` then. */
export function wholeNumber(value: number): number {
  if (!Number.isInteger(value)) throw new TypeError('The answer has no number');
  return value;
}
