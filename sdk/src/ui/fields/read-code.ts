/** Arabic-Indic and Persian digits: their last four bits are their value. */
const easternDigits = /[٠-٩۰-۹]/g;

/** Converts digits of any script or width to the digits 0 to 9. */
export function westernDigits(text: string): string {
  return text.normalize('NFKC').replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Finds a numeric code in a typed or pasted text: `123 456`, `123-456`, a whole sentence, or a link that contains it.
 *
 * @returns At most `length` digits; a run of exactly that many takes precedence over the digits around it.
 */
export function readCode(text: string, length: number): string {
  const western = westernDigits(text);
  const joined = western.replace(/(?<=\d)[\s-](?=\d)/g, '');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(joined);
  return run?.[0] ?? western.replace(/\D/g, '').slice(0, length);
}
