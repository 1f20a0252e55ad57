/** Longest text a pattern is tried on, so that a slow pattern stays bounded. */
const LONGEST_TEXT = 512;

/** A pattern that can be trusted to come to an end. */
export interface SafePattern {
  /** `undefined` for a text that is too long to be judged. */
  test(text: string): boolean | undefined;
}

/**
 * A regular expression out of a rule; `undefined` when it is invalid, or when it repeats a group that itself repeats or
 * branches: those can take time without end on a text chosen for it. Texts over 512 characters are not judged.
 */
export function safePattern(source: string): SafePattern | undefined {
  if (repeatsChoices(source)) return undefined;
  try {
    const pattern = new RegExp(source);
    return { test: (text) => (text.length <= LONGEST_TEXT ? pattern.test(text) : undefined) };
  } catch {
    return undefined;
  }
}

/** Whether there is a back reference, or a repetition behind a group that holds a repetition or a choice. */
function repeatsChoices(source: string): boolean {
  if (/\\[1-9k]/.test(source)) return true;
  const plain = source.replace(/\\./g, '.').replace(/\[[^\]]*\]/g, '.');
  const outer: boolean[] = [];
  let choice = false;
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain.charAt(at);
    if (character === '(') {
      outer.push(choice);
      choice = false;
      // `(?:` and its like: no repetition.
      if (plain.charAt(at + 1) === '?') at += 1;
    } else if (character === ')') {
      if (choice && /^[*+{]/.test(plain.slice(at + 1))) return true;
      const before = outer.pop() ?? false;
      choice = choice || before;
    } else if ('*+{|?'.includes(character)) choice = true;
  }
  return false;
}
