/** Whether a text is a language tag: plural rules throw on a malformed one, and a document may hold any text. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text);
}
