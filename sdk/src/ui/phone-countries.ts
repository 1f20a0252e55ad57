import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { PhoneCountryCode } from './phone-number';
import { plain } from './plain-text';

/** A country to choose for a phone number. */
export interface PhoneCountry {
  code: PhoneCountryCode;
  /** In the user's language. */
  name: string;
  /** With its plus: `+49`. */
  callingCode: string;
}

/** The offered countries, sorted by their names in a language. */
export function phoneCountries(
  language: string,
  isOffered: (country: PhoneCountryCode) => boolean,
): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .filter(isOffered)
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Finds countries by a part of their name, by code or by calling code; names that begin with the query come first. */
export function searchCountries(countries: readonly PhoneCountry[], query: string): readonly PhoneCountry[] {
  const wanted = plain(query);
  if (!wanted) return countries;
  const digits = wanted.replace(/^(\+|00)/, '');
  const rank = ({ name, code, callingCode }: PhoneCountry) => {
    if (code.toLowerCase() === wanted || callingCode === `+${digits}`) return 0;
    if (plain(name).startsWith(wanted)) return 1;
    if (/^\d+$/.test(digits)) return callingCode.startsWith(`+${digits}`) ? 2 : undefined;
    return plain(name).includes(wanted) ? 2 : undefined;
  };
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found): found is { country: PhoneCountry; rank: number } => found.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
