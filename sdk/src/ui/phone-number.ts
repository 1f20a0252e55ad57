import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { westernDigits } from './fields/read-code';

/** ISO 3166 code of a country with phone numbers of its own. */
export type PhoneCountryCode = CountryCode;

/** A phone number that is being typed. */
export interface TypedPhone {
  text: string;
  country: PhoneCountryCode | undefined;
}

/** The characters that a typed phone number may contain. */
const phoneCharacters = /^[\d\s+().\-/]*$/;
/** Direction marks, which a copied number may contain. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Converts a number to western digits, and the prefix `00` to a plus. */
function tidy(typed: string): string {
  return westernDigits(typed.replace(directionMarks, ''))
    .trim()
    .replace(/^(tel:)?\s*(00(?=[\s\d]))?/i, (_, _link, prefix) => (prefix ? '+' : ''));
}

function parse({ text, country }: TypedPhone): PhoneNumber | undefined {
  const tidied = tidy(text);
  if (!phoneCharacters.test(tidied)) return undefined;
  return parsePhoneNumberFromString(tidied, country && { defaultCountry: country });
}

/** Number of digits, country code included, from which a possible length is accepted without another check. */
const BELIEVED_DIGITS = 8;

/**
 * Whether a number seems complete. Numbering plans grow, so a number of a possible length in an unknown range is
 * accepted. Short numbers need a known range, because most of them are long numbers that are not finished.
 */
function isComplete(found: PhoneNumber): boolean {
  return found.isValid() || (found.isPossible() && found.number.length > BELIEVED_DIGITS);
}

/**
 * Reads a typed phone number of a country, or of another country if it has a country code.
 *
 * @returns Its E.164 form, `+491512345678`; `incomplete` if it is too short or too long; `unreadable` if it is no
 *   number, or its country is unknown; an empty text for an empty text.
 */
export function readPhoneNumber({ text, country }: TypedPhone): string {
  const tidied = tidy(text);
  if (!tidied) return '';
  const found = parse({ text, country });
  if (found) return isComplete(found) ? found.number : 'incomplete';
  const hasCountry = country !== undefined || tidied.startsWith('+');
  return hasCountry && phoneCharacters.test(tidied) ? 'incomplete' : 'unreadable';
}

/** The country of a complete number with a country code; otherwise the given one. */
export function countryOfNumber({ text, country }: TypedPhone): PhoneCountryCode | undefined {
  const found = parse({ text, country });
  if (!found || !isComplete(found)) return country;
  // Several countries share a calling code, and not every number is specific to a country.
  const shared = country && found.countryCallingCode === getCountryCallingCode(country);
  return found.country ?? (shared ? country : found.getPossibleCountries()[0]);
}

/** Formats a complete number as in its country; other texts are returned unchanged. */
export function nationalNumber(typed: TypedPhone): string {
  const found = parse(typed);
  return found && isComplete(found) ? found.formatNational() : typed.text;
}

/** The digits after the country code of a number; the whole number if it has none. */
export function withoutCallingCode({ text, country }: TypedPhone): string {
  if (!tidy(text).startsWith('+')) return text;
  const typing = new AsYouType(country);
  typing.input(tidy(text));
  return typing.getNumber()?.nationalNumber ?? '';
}

/** Formats a number while it is typed, and changes the country if it begins with a country code. */
export function formatWhileTyping({ text, country }: TypedPhone): TypedPhone {
  const tidied = tidy(text);
  if (!tidied || !phoneCharacters.test(tidied)) return { text, country };
  const typing = new AsYouType(country);
  const formatted = typing.input(tidied) || text;
  return { text: formatted, country: typing.getCountry() ?? country };
}

/** The first country that the user's languages imply: Germany for `de`, the United Kingdom for `en-GB`. */
export function countryOfLanguages(
  languages: readonly string[],
  isOffered: (country: PhoneCountryCode) => boolean,
): PhoneCountryCode | undefined {
  return languages
    .map((language) => regionOf(language))
    .find((region): region is PhoneCountryCode => isSupportedCountry(region) && isOffered(region));
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return '';
  }
}
