/** Isolates an address or a number in a sentence: it is written left to right even in a right-to-left sentence. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Isolates a text as {@link isolated} does, and prevents line breaks in it. */
export function isolatedOnOneLine(text: string): string {
  return isolated(text.replaceAll(' ', '\u00a0'));
}

/** Isolates a name in a sentence: its own letters decide its direction. */
export function isolatedName(text: string): string {
  return `\u2068${text}\u2069`;
}
