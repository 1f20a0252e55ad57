import type { LoginResponse, MfaDevices } from '../../../contract';
import type { ChallengeState, ChallengeStateOf, SecondFactorMethod } from './challenge-state';

/** The default if the service lists no devices: none is enrolled. */
const noDevices: MfaDevices = { webauthn: [], phones: [], authenticators: [], emails: [] };

/** Lists the enrolled methods: authenticator apps first, then text messages, mail and keys. */
export function enrolledMethods({ authenticators, phones, emails, webauthn }: MfaDevices): SecondFactorMethod[] {
  return [
    ...authenticators.map(({ id }) => ({ kind: 'authenticator' as const, deviceId: id })),
    ...phones.map(({ id, phoneNumber }) => ({ kind: 'sms' as const, deviceId: id, phoneNumber })),
    ...emails.map(({ email }) => ({ kind: 'email' as const, address: email })),
    ...webauthn.map(({ id, ...key }) => ({ kind: 'key' as const, deviceId: id, ...key })),
  ];
}

/** Returns the choice of methods for a response that demands the second factor; `null` for any other response. */
export function challengeAfter({ mfaToken, mfaDevices }: LoginResponse): ChallengeStateOf<'verify'> | null {
  return mfaToken ? { step: 'verify', mfaToken, devices: { ...noDevices, ...mfaDevices } } : null;
}

/** A method whose challenge asks for a code. */
export type CodeMethod = Exclude<SecondFactorMethod, { kind: 'key' }>;

/**
 * Returns the method that needs no choice: the only one enrolled, on its first device if there are several. `null` for
 * a key, because browsers show the dialog for a key only after a press.
 *
 * @see Sign-in spec §4, MFA routing
 */
export function onlyMethod(devices: MfaDevices): CodeMethod | null {
  const [first, ...others] = enrolledMethods(devices);
  return first && first.kind !== 'key' && others.every(({ kind }) => kind === first.kind) ? first : null;
}

/** Whether the challenge is at this method. */
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

/** Returns the choice of methods, with the codes that were sent. */
export function choiceOf(state: ChallengeState): ChallengeStateOf<'verify'> {
  return { ...challengeIn(state), step: 'verify' };
}

/** Returns the choice of methods before a code; `null` at the choice, and if only one method is enrolled. */
export function challengeBefore(state: ChallengeState): ChallengeState | null {
  return state.step !== 'verify' && enrolledMethods(state.devices).length > 1 ? choiceOf(state) : null;
}

/** Returns the fields that every step of a challenge has. */
export function challengeIn({ mfaToken, devices, rememberDays, sent }: ChallengeState) {
  return { mfaToken, devices, ...(rememberDays !== undefined && { rememberDays }), ...(sent && { sent }) };
}
