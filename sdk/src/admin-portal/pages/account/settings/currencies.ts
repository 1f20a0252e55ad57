import type { SearchOption } from '../../../../ui/search-options';

/** A currency to choose. */
export interface CurrencyOption extends SearchOption {
  /** `$`, `€`; the code if there is no symbol. */
  symbol: string;
}

/** The currencies in use, by their names in a language. Their codes are in lower case, as the service writes them. */
export function currencyOptions(language: string): readonly CurrencyOption[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'currency' });
  const { compare } = new Intl.Collator(language);
  return (
    Intl.supportedValuesOf('currency')
      .map((code) => ({
        code: code.toLowerCase(),
        name: names.of(code) ?? code,
        keywords: code,
        symbol: symbolOf(language, code),
      }))
      // The names of currencies that are no longer in use contain their years.
      .filter(({ name, keywords }) => name !== keywords && !/\d{4}/.test(name))
      .sort((one, other) => compare(one.name, other.name))
  );
}

function symbolOf(language: string, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
