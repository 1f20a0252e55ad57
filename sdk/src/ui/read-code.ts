/** Arabic-Indic and Persian digits: their last four bits are their value. */
const easternDigits = /[٠-٩۰-۹]/g;

/**
 * Finds a numeric code in whatever was typed or pasted: `123 456`, `123-456`, a whole sentence, or a link that holds it.
 *
 * @returns At most `length` digits; a run of exactly that many wins over the digits around it.
 */
export function readCode(text: string, length: number): string {
  const western = text.normalize('NFKC').replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
  const joined = western.replace(/(?<=\d)[\s-](?=\d)/g, '');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(joined);
  return run?.[0] ?? western.replace(/\D/g, '').slice(0, length);
}
