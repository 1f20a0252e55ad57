import { type CardDetails, errorCodes } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { PaymentMethodRow, SetupIntentRow } from '../../../db/tables';
import { type Context, isoAfter, refuse } from '../call/context';

type Card = NonNullable<SetupIntentRow['card']>;

/** A card number that card providers publish for tests, and what happens with it. */
interface TestCard {
  brand: string;
  /** `succeeds`, `needs-authentication`, or the reason for which the card is not taken. */
  setup: string;
  /** The same for each later charge. */
  charges: string;
}

const SUCCEEDS = 'succeeds';
const NEEDS_AUTHENTICATION = 'needs-authentication';
/** How long an authentication by the card holder is valid for charges. */
const AUTHENTICATION_SECONDS = 600;
const AMEX_CVC_LENGTH = 4;
const CVC_LENGTH = 3;
const SHORTEST_NUMBER = 12;

const good = (brand: string): TestCard => ({ brand, setup: SUCCEEDS, charges: SUCCEEDS });
const declined = (reason: string): TestCard => ({ brand: 'visa', setup: reason, charges: reason });

/** The published test numbers, by what they stand for. Any other number is refused: a demo is no place for a real card. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': good('visa'),
  '4000056655665556': good('visa'),
  '5555555555554444': good('mastercard'),
  '378282246310005': good('amex'),
  '6011111111111117': good('discover'),
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': declined('expired_card'),
  '4000000000000127': declined('incorrect_cvc'),
  '4000000000000119': declined('processing_error'),
  // Accepted, but each charge fails.
  '4000000000000341': { brand: 'visa', setup: SUCCEEDS, charges: 'generic_decline' },
  // Authenticated once, then good for every charge.
  '4000002500003155': { brand: 'visa', setup: NEEDS_AUTHENTICATION, charges: SUCCEEDS },
  // Authenticated each time.
  '4000002760003184': { brand: 'visa', setup: NEEDS_AUTHENTICATION, charges: NEEDS_AUTHENTICATION },
  '4000008260003178': { brand: 'visa', setup: NEEDS_AUTHENTICATION, charges: 'insufficient_funds' },
};

/** The card provider's result for a card; refuses a card that it does not accept. */
export function readCard(context: Context, details: CardDetails): { card: Card; needsAuthentication: boolean } {
  const number = details.cardNumber.replace(/\D/g, '');
  const test = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
  if (!test) return refuseCard(context, isPlausible(number) ? 'test_mode_live_card' : 'incorrect_number');
  const { expMonth, expYear, cvc, name = '' } = details;
  if (isExpired({ expMonth, expYear }, context.clock.now())) return refuseCard(context, 'expired_card');
  if (cvc.length !== (test.brand === 'amex' ? AMEX_CVC_LENGTH : CVC_LENGTH)) refuseCard(context, 'incorrect_cvc');
  if (test.setup !== SUCCEEDS && test.setup !== NEEDS_AUTHENTICATION) refuseCard(context, test.setup);
  const card = { brand: test.brand, last4: number.slice(-4), expMonth, expYear, holder: name, charges: test.charges };
  return { card, needsAuthentication: test.setup === NEEDS_AUTHENTICATION };
}

/** Ends the call because the card provider refused the card. */
export function refuseCard(context: Context, reason: string): never {
  return refuse(context, 402, errorCodes.cardDeclined, 'The card was declined.', { reason });
}

/** Why a charge at that moment fails, as a decline code of card providers; `null` when it succeeds. */
export function chargeProblem(method: PaymentMethodRow | undefined, at: number): string | null {
  if (!method) return 'no_card';
  if (isExpired(method, at)) return 'expired_card';
  if (method.charges === SUCCEEDS) return null;
  if (method.charges !== NEEDS_AUTHENTICATION) return method.charges;
  const { authenticatedUntil } = method;
  return authenticatedUntil !== null && at < Date.parse(authenticatedUntil) ? null : 'authentication_required';
}

/** Refuses a card that can't be charged now. */
export function requireCharge(context: Context, method: PaymentMethodRow): void {
  const problem = chargeProblem(method, context.clock.now());
  if (problem === 'authentication_required') {
    const message = 'The bank asks the holder of the card to confirm the payment.';
    refuse(context, 402, errorCodes.cardNeedsAuthentication, message, { paymentMethodId: method.id });
  }
  if (problem !== null) refuseCard(context, problem);
}

/** Whether the holder of a card has to confirm each charge at the bank. */
export function asksHolder({ charges }: Pick<Card, 'charges'>): boolean {
  return charges === NEEDS_AUTHENTICATION;
}

/** Until when charges go through after the holder has confirmed. */
export function authenticatedUntil(context: Context): string {
  return isoAfter(context, AUTHENTICATION_SECONDS);
}

/** The card that is charged. */
export function defaultMethod(db: Database, tenantId: string): PaymentMethodRow | undefined {
  return db.paymentMethods.listBy('tenantId', tenantId).find((method) => method.isDefault);
}

/** Makes this card the one that is charged. */
export function makeDefault(db: Database, { id, tenantId }: PaymentMethodRow): void {
  for (const method of db.paymentMethods.listBy('tenantId', tenantId)) {
    if (method.isDefault !== (method.id === id)) db.paymentMethods.update(method.id, { isDefault: method.id === id });
  }
}

/** A card is valid until the end of its month. */
function isExpired({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>, at: number): boolean {
  return at >= Date.UTC(expYear, expMonth, 1);
}

/** Luhn's check (ISO/IEC 7812-1), which catches a mistyped digit. */
function isPlausible(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : crossSum(2 * digit)), 0);
  return digits.length >= SHORTEST_NUMBER && sum % 10 === 0;
}

function crossSum(doubled: number): number {
  return doubled > 9 ? doubled - 9 : doubled;
}
