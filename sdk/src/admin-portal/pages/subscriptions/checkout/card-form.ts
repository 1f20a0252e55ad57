import * as z from 'zod/mini';
import type { CardDetails } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { ApiError } from '../../../../core/errors';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { westernDigits } from '../../../../ui/fields/read-code';
import type { FormErrors } from '../../../../ui/form-errors';
import { formErrors, required, rule, text } from '../../../parts/form-schema';

/** How many digits a card number has (ISO/IEC 7812-1). */
const CARD_NUMBER = /^\d{12,19}$/;
const CVC = /^\d{3,4}$/;
/** A month and a year of two or four digits, such as `12/30`. After two digits of the month, nothing has to separate them. */
const EXPIRY = /^(\d{1,2})(?:\s*[/.\-\s]\s*|(?<=\d{2}))(\d{2}|\d{4})$/;
const CENTURY = 2000;
const MONTHS = 12;

/** Whether a form has the fields of a card. */
export function hasCard(values: FormValues): boolean {
  return values.cardNumber !== undefined;
}

/** The card that was typed into {@link CardFields}. */
export function readCard(values: FormValues): CardDetails {
  const { cardNumber = '', cvc = '', holder = '', expiry = '' } = withWesternDigits(values);
  const { expMonth, expYear } = readExpiry(expiry) ?? { expMonth: 1, expYear: CENTURY };
  return { cardNumber: digitsOf(cardNumber), expMonth, expYear, cvc: cvc.trim(), name: holder.trim() };
}

/** What is wrong with the fields of a card, by their names. A form without them has no errors. */
export function cardErrors(t: Translate, values: FormValues, now: number): FormErrors {
  return hasCard(values) ? formErrors(cardSchema(t, now), withWesternDigits(values)) : {};
}

const cardSchema = (t: Translate, now: number) =>
  z.object({
    holder: text(required(() => t('adminPortal.subscriptions_Checkout.nameOnCardRequired'))),
    cardNumber: text(
      rule(
        (number) => isPlausible(digitsOf(number)),
        () => t('adminPortal.subscriptions_Checkout.cardNumberInvalid'),
      ),
    ),
    expiry: text(
      rule(
        (date) => readExpiry(date) !== undefined,
        () => t('adminPortal.subscriptions_Checkout.expiryDateInvalid'),
      ),
      rule(
        (date) => !isPast(date, now),
        () => t('adminPortal.subscriptions_Checkout.expiryDatePast'),
      ),
    ),
    cvc: text(
      rule(
        (cvc) => CVC.test(cvc),
        () => t('adminPortal.subscriptions_Checkout.cvcInvalid'),
      ),
    ),
  });

/** What the provider says about a field of a card, by the reason of its refusal. */
const refusals = {
  incorrect_number: { field: 'cardNumber', text: 'adminPortal.subscriptions_Checkout.cardNumberInvalid' },
  test_mode_live_card: { field: 'cardNumber', text: 'adminPortal.subscriptions_Checkout.testCardsOnly' },
  expired_card: { field: 'expiry', text: 'adminPortal.subscriptions_Checkout.expiryDatePast' },
  incorrect_cvc: { field: 'cvc', text: 'adminPortal.subscriptions_Checkout.cvcInvalid' },
} as const;

const DECLINED: ErrorCode = 'ER-CARD-DECLINED';

/** The field that a refusal concerns, and what to say there; nothing if it concerns the card as a whole. */
export function refusedField(t: Translate, error: ApiError | null) {
  const reason = reasonOf(error);
  if (!isKnown(reason)) return {};
  const { field, text } = refusals[reason];
  return { faults: { [DECLINED]: field }, messages: { [DECLINED]: t(text) } };
}

function reasonOf(error: ApiError | null): unknown {
  return Object(error?.errorContext).reason;
}

function isKnown(reason: unknown): reason is keyof typeof refusals {
  return typeof reason === 'string' && Object.hasOwn(refusals, reason);
}

/** Japanese and Arabic keyboards write other digits, also into numeric fields. The holder's name stays as typed. */
function withWesternDigits({ holder = '', ...numbers }: FormValues): FormValues {
  const fields = Object.entries(numbers).map(([name, value]) => [name, westernDigits(value)]);
  return { holder, ...Object.fromEntries(fields) };
}

function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

function readExpiry(text: string): Pick<CardDetails, 'expMonth' | 'expYear'> | undefined {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? [];
  const expMonth = Number(month);
  if (!year || expMonth < 1 || expMonth > MONTHS) return undefined;
  return { expMonth, expYear: Number(year) + (year.length === 2 ? CENTURY : 0) };
}

/** A card is valid until the end of its month. */
function isPast(expiry: string, now: number): boolean {
  const date = readExpiry(expiry);
  return date !== undefined && now >= Date.UTC(date.expYear, date.expMonth, 1);
}

/** Luhn's check (ISO/IEC 7812-1), which catches a mistyped digit. */
function isPlausible(digits: string): boolean {
  if (!CARD_NUMBER.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
