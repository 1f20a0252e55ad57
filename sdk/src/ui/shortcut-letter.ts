/**
 * The letter of a shortcut. Keyboards for Hebrew, Arabic or Cyrillic have no Latin letter on the key: there its place
 * counts. A caller excludes Alt, because AltGr types letters.
 */
export function shortcutLetter({ key, code }: KeyboardEvent): string {
  return (key > '~' ? code.slice(-1) : key).toLowerCase();
}
