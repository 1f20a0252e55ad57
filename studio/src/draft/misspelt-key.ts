/** Maximum number of neighbouring letters that a misspelling has wrong. */
const WRONG_LETTERS = 2;

/** Returns the known key of which an unknown one is a misspelling; `undefined` for a known key, and without such a key. */
export function misspeltKey(key: string, known: readonly string[]): string | undefined {
  return known.includes(key) ? undefined : known.find((other) => isMisspelling(key, other));
}

/** Whether two keys are the same but for neighbouring letters that are missing, added, replaced or in another order. */
function isMisspelling(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end > WRONG_LETTERS && Math.max(one.length, other.length) - start - end <= WRONG_LETTERS;
}
