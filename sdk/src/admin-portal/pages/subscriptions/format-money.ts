/** Minor units of a unit of any currency (portal spec §3 "Invoice", §9). */
export const MINOR_UNITS = 100;
/** Decimals of every amount (portal spec §3 "Invoice"). */
export const DECIMALS = 2;
/** The currency of amounts without one (portal spec §3 "Plan", §9). */
export const DEFAULT_CURRENCY = 'usd';

/** An amount in minor units as a text of a language, such as "$100.00". */
export function formatMoney(language: string, amount: number, currency: string): string {
  const value = amount / MINOR_UNITS;
  const decimals = { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS };
  try {
    const style = { style: 'currency', currency: currency || DEFAULT_CURRENCY } as const;
    return new Intl.NumberFormat(language, { ...style, ...decimals }).format(value);
  } catch {
    // `Intl` refuses a currency that has no code of three letters, such as the service's own points.
    return `${new Intl.NumberFormat(language, decimals).format(value)} ${currency}`;
  }
}
