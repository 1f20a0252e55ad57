import type { LoginResponse, MfaStrategyName } from '../../../contract';
import type { EnrolmentState, EnrolmentStateOf } from './enrolment-state';

/** The default if the service lists no strategies: all of them are allowed. */
const everyStrategy: readonly MfaStrategyName[] = [
  'AuthenticatorApp',
  'SMS',
  'EmailCode',
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
];

/** Returns the choice of methods for a response that demands an enrolment; `null` for any other response. */
export function enrolmentOf({
  mfaToken,
  mfaEnrolled,
  mfaStrategies,
  userEmail: address,
  recoveryCode,
}: LoginResponse): EnrolmentStateOf<'verify'> | null {
  if (!mfaToken || mfaEnrolled !== false) return null;
  const allowed = mfaStrategies ?? everyStrategy;
  const strategies = everyStrategy.filter((name) => allowed.includes(name));
  return { step: 'verify', mfaToken, strategies, ...(address && { address }), ...(recoveryCode && { recoveryCode }) };
}

/**
 * Returns the strategy that needs no choice: the only one that is allowed. `null` for a key, because browsers show the
 * dialog for a key only after a press.
 *
 * @see Sign-in spec §4, MFA routing
 */
export function onlyStrategy(strategies: readonly MfaStrategyName[]): TypedStrategy | null {
  const [only, ...others] = strategies;
  return only && others.length === 0 && isTyped(only) ? only : null;
}

/** A strategy that is set up in the browser's dialog. */
export type KeyStrategy = Extract<MfaStrategyName, `WebAuthn${string}`>;

/** A strategy that is set up by typing a code. */
export type TypedStrategy = Exclude<MfaStrategyName, KeyStrategy>;

/** Whether the strategy is set up by typing a code. */
export function isTyped(strategy: MfaStrategyName): strategy is TypedStrategy {
  return strategy !== 'WebAuthnPlatform' && strategy !== 'WebAuthnCrossPlatform';
}

/** Returns the previous step: code → phone number → choice; `null` at the choice, and if only one method is allowed. */
export function enrolmentBefore(state: EnrolmentState): EnrolmentState | null {
  const enrolment = enrolmentIn(state);
  if (state.step === 'smsVerifyCode') {
    return { ...enrolment, step: 'smsSetPhoneNumber', phoneNumber: state.phoneNumber };
  }
  return state.step !== 'verify' && state.strategies.length > 1 ? { ...enrolment, step: 'verify' } : null;
}

/** Returns the fields that every step of an enrolment has. */
export function enrolmentIn({ mfaToken, strategies, address, rememberDays, sent, recoveryCode }: EnrolmentState) {
  return {
    mfaToken,
    strategies,
    ...(address && { address }),
    ...(rememberDays !== undefined && { rememberDays }),
    ...(sent && { sent }),
    ...(recoveryCode && { recoveryCode }),
  };
}
