import type { PaymentMethod } from '../../../../contract';
import type { Translate } from '../../../../metadata';

/** Names of cards, which are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** A card by its brand and last digits. */
export function cardName(t: Translate, { type, brand = '', last4 }: PaymentMethod): string {
  if (type !== 'card' || !last4) return t('adminPortal.subscriptions.unknownMethod');
  const name = Object.hasOwn(brands, brand) ? (brands[brand] ?? brand) : brand;
  return t('adminPortal.subscriptions.cardName', { brand: name, last4 });
}

/** Until when a card is valid; `undefined` if the service does not say it. */
export function expiryText(t: Translate, method: PaymentMethod): string | undefined {
  const end = endOf(method);
  if (end === undefined) return undefined;
  const format = new Intl.DateTimeFormat(t.language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const { expMonth = 1, expYear = 0 } = method;
  return t('adminPortal.subscriptions.expires', { date: format.format(Date.UTC(expYear, expMonth - 1, 1)) });
}

/** Whether a card can no longer be charged. */
export function isExpired(method: PaymentMethod, now: number): boolean {
  const end = endOf(method);
  return end !== undefined && now >= end;
}

/** The end of a card's last month: until then it is valid. */
function endOf({ expMonth, expYear }: Pick<PaymentMethod, 'expMonth' | 'expYear'>): number | undefined {
  const end = Date.UTC(expYear ?? Number.NaN, expMonth ?? Number.NaN, 1);
  return Number.isNaN(end) ? undefined : end;
}
