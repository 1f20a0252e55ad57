/** An address or a number inside a sentence: it reads from left to right whatever the sentence does. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** The same, and it is not broken either. */
export function keptTogether(text: string): string {
  return isolated(text.replaceAll(' ', '\u00a0'));
}

/** A name inside a sentence: it reads as its own letters do. */
export function isolatedName(text: string): string {
  return `\u2068${text}\u2069`;
}
