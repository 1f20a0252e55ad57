/** An address or a number inside a sentence: it reads from left to right whatever the sentence does, and is not broken. */
export function isolated(text: string): string {
  return `\u2066${text.replaceAll(' ', '\u00a0')}\u2069`;
}
