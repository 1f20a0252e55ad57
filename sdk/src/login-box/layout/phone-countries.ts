/** The theme's rules for the countries of phone numbers (contract: metadata §6.1, `phoneNumberCountryCodes`). */
export interface PhoneCountryRules {
  allowedCountries?: readonly string[] | undefined;
  blockedCountries?: readonly string[] | undefined;
}

/** Whether phone numbers of a country, by its ISO 3166 code, can be used. Default: all countries. */
export function isCountryOffered(country: string, rules: PhoneCountryRules = {}): boolean {
  const listed = (countries: readonly string[]) => countries.some((code) => code.trim().toUpperCase() === country);
  if (rules.allowedCountries) return listed(rules.allowedCountries);
  return !listed(rules.blockedCountries ?? []);
}
