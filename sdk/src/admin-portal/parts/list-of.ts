/** The items of an answer. A malformed one must not be shown as an empty list: throws a `TypeError` then. */
export function listOf<Item>(answer: readonly Item[] | undefined): Item[] {
  if (!Array.isArray(answer)) throw new TypeError('The answer is no list');
  return answer.filter((item) => typeof item === 'object' && item !== null);
}
