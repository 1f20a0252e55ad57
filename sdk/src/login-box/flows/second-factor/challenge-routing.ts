import type { LoginResponse, MfaDevices } from '../../../contract';
import type { ChallengeState, ChallengeStateOf, SecondFactorMethod } from './challenge-state';

/** Nothing enrolled of any kind: what a service that names no devices is taken to mean. */
const noDevices: MfaDevices = { webauthn: [], phones: [], authenticators: [], emails: [] };

/** Every way to prove the second factor that is enrolled: the app first, then text messages, mail and keys. */
export function enrolledMethods({ authenticators, phones, emails, webauthn }: MfaDevices): SecondFactorMethod[] {
  return [
    ...authenticators.map(({ id }) => ({ kind: 'authenticator' as const, deviceId: id })),
    ...phones.map(({ id, phoneNumber }) => ({ kind: 'sms' as const, deviceId: id, phoneNumber })),
    ...emails.map(({ email }) => ({ kind: 'email' as const, address: email })),
    ...webauthn.map(({ id, ...key }) => ({ kind: 'key' as const, deviceId: id, ...key })),
  ];
}

/** The choice that an answer which asks for the second factor leads to; `null` for any other answer. */
export function challengeOf({ mfaToken, mfaDevices }: LoginResponse): ChallengeStateOf<'verify'> | null {
  return mfaToken ? { step: 'verify', mfaToken, devices: { ...noDevices, ...mfaDevices } } : null;
}

/** A method that is asked by a code. */
export type CodeMethod = Exclude<SecondFactorMethod, { kind: 'key' }>;

/**
 * The method that is asked without a choice: the only one enrolled, on its first device if there are several. A key is
 * not, for it takes a press to ask for one.
 *
 * @see Sign-in spec §4, MFA routing
 */
export function onlyMethod(devices: MfaDevices): CodeMethod | null {
  const [first, ...others] = enrolledMethods(devices);
  return first && first.kind !== 'key' && others.every(({ kind }) => kind === first.kind) ? first : null;
}

/** Whether this is the method that is being asked. */
export function isAsked(state: ChallengeState, method: SecondFactorMethod): boolean {
  switch (state.step) {
    case 'verify':
      return false;
    case 'emailVerifyCode':
      return method.kind === 'email' && method.address === state.address;
    default:
      return 'deviceId' in method && method.deviceId === state.deviceId;
  }
}

/** The choice of methods, with the codes that are on their way. */
export function choiceOf(state: ChallengeState): ChallengeStateOf<'verify'> {
  return { ...challengeIn(state), step: 'verify' };
}

/** The choice before the code of a method; `null` at the choice, and where there is nothing to choose from. */
export function challengeBefore(state: ChallengeState): ChallengeState | null {
  return state.step !== 'verify' && enrolledMethods(state.devices).length > 1 ? choiceOf(state) : null;
}

/** What every step of a challenge holds. */
export function challengeIn({ mfaToken, devices, rememberDays, sent }: ChallengeState) {
  return { mfaToken, devices, ...(rememberDays !== undefined && { rememberDays }), ...(sent && { sent }) };
}
