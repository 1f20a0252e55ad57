/** Whether two lists of distinct ids have the same ones, in any order. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
