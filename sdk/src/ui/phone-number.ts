import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { westernDigits } from './read-code';

/** ISO 3166 code of a country with phone numbers of its own. */
export type PhoneCountryCode = CountryCode;

/** A phone number that is being typed. */
export interface TypedPhone {
  text: string;
  country: PhoneCountryCode | undefined;
}

/** Everything people write in a phone number besides its digits. */
const phoneCharacters = /^[\d\s+().\-/]*$/;
/** Marks of writing direction, which come along with a copied number. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The same number in western digits, with a plus where it begins with the prefix `00`. */
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

/** Digits of a number with its country code, from which a possible length is believed without looking further. */
const BELIEVED_DIGITS = 8;

/**
 * Whether nothing seems to be missing. Numbering plans grow: a number of a possible length in a range that is not known
 * yet must not keep anybody out, but the short ones that some plans allow are mostly unfinished long ones.
 */
function isComplete(found: PhoneNumber): boolean {
  return found.isValid() || (found.isPossible() && found.number.length > BELIEVED_DIGITS);
}

/**
 * Reads what somebody typed as a phone number of a country, or of any other when it says so itself.
 *
 * @returns Its E.164 form, `+491512345678`; `incomplete` when it is too short or too long; `unreadable` when it is no
 *   number, or does not say of which country; an empty text for nothing at all.
 */
export function readPhoneNumber({ text, country }: TypedPhone): string {
  const tidied = tidy(text);
  if (!tidied) return '';
  const found = parse({ text, country });
  if (found) return isComplete(found) ? found.number : 'incomplete';
  const hasCountry = country !== undefined || tidied.startsWith('+');
  return hasCountry && phoneCharacters.test(tidied) ? 'incomplete' : 'unreadable';
}

/** The country that a complete number names itself; the given one for numbers without a country. */
export function countryOfNumber({ text, country }: TypedPhone): PhoneCountryCode | undefined {
  const found = parse({ text, country });
  if (!found || !isComplete(found)) return country;
  // Several countries share a calling code, and not every number tells which of them it is from.
  const shared = country && found.countryCallingCode === getCountryCallingCode(country);
  return found.country ?? (shared ? country : found.getPossibleCountries()[0]);
}

/** A complete number as it is written inside its country; anything else stays as it is. */
export function nationalNumber(typed: TypedPhone): string {
  const found = parse(typed);
  return found && isComplete(found) ? found.formatNational() : typed.text;
}

/** The digits behind the country code that a number begins with; the whole of a number without one. */
export function withoutCallingCode({ text, country }: TypedPhone): string {
  if (!tidy(text).startsWith('+')) return text;
  const typing = new AsYouType(country);
  typing.input(tidy(text));
  return typing.getNumber()?.nationalNumber ?? '';
}

/** Sets the gaps and brackets of a number while it is being typed, and follows the country code it begins with. */
export function formatWhileTyping({ text, country }: TypedPhone): TypedPhone {
  const tidied = tidy(text);
  if (!tidied || !phoneCharacters.test(tidied)) return { text, country };
  const typing = new AsYouType(country);
  const formatted = typing.input(tidied) || text;
  return { text: formatted, country: typing.getCountry() ?? country };
}

/** The first country among those the user's languages are spoken in: `de` stands for Germany, `en-GB` for Britain. */
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
