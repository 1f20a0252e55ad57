/** Arabic-Indic and Persian digits: their last four bits are their value. */
const easternDigits = /[٠-٩۰-۹]/g;

/** The same text in the digits 0 to 9, whichever script or width they were typed in. */
export function westernDigits(text: string): string {
  return text.normalize('NFKC').replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Finds a numeric code in whatever was typed or pasted: `123 456`, `123-456`, a whole sentence, or a link that holds it.
 *
 * @returns At most `length` digits; a run of exactly that many wins over the digits around it.
 */
export function readCode(text: string, length: number): string {
  const western = westernDigits(text);
  const joined = western.replace(/(?<=\d)[\s-](?=\d)/g, '');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(joined);
  return run?.[0] ?? western.replace(/\D/g, '').slice(0, length);
}
