import type { LoginResponse, MfaStrategyName } from '../../../contract';
import type { EnrolmentState, EnrolmentStateOf } from './enrolment-state';

/** What a service that names nothing is taken to allow. */
const everyStrategy: readonly MfaStrategyName[] = [
  'AuthenticatorApp',
  'SMS',
  'EmailCode',
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
];

/** The choice that an answer which demands a second factor leads to; `null` for any other answer. */
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
 * What is set up without a choice: the only thing that is allowed. A key is not, for it takes a press to make one.
 *
 * @see Sign-in spec §4, MFA routing
 */
export function onlyStrategy(strategies: readonly MfaStrategyName[]): TypedStrategy | null {
  const [only, ...others] = strategies;
  return only && others.length === 0 && isTyped(only) ? only : null;
}

/** What is set up by the browser's dialog. */
export type KeyStrategy = Extract<MfaStrategyName, `WebAuthn${string}`>;

/** What is set up by typing a code. */
export type TypedStrategy = Exclude<MfaStrategyName, KeyStrategy>;

/** Whether it is set up by typing a code. */
export function isTyped(strategy: MfaStrategyName): strategy is TypedStrategy {
  return strategy !== 'WebAuthnPlatform' && strategy !== 'WebAuthnCrossPlatform';
}

/** One step back: code → phone number → choice; `null` at the choice, and where there is nothing to choose from. */
export function enrolmentBefore(state: EnrolmentState): EnrolmentState | null {
  const enrolment = enrolmentIn(state);
  if (state.step === 'smsVerifyCode') {
    return { ...enrolment, step: 'smsSetPhoneNumber', phoneNumber: state.phoneNumber };
  }
  return state.step !== 'verify' && state.strategies.length > 1 ? { ...enrolment, step: 'verify' } : null;
}

/** What every step of an enrolment holds. */
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
