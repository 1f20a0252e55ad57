import { verifyMfa } from '../../../api/auth';
import {
  getRememberDevicePolicy,
  sendEmailCode,
  sendSmsCode,
  verifyAuthenticator,
  verifyEmailCode,
  verifySmsCode,
} from '../../../api/mfa';
import type { LoginResponse } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { type CodeMethod, challengeIn, onlyMethod } from './challenge-routing';
import type { ChallengeState, CodeChallenge } from './challenge-state';
import { codeTo, readTyped } from './codes';

const DAY_SECONDS = 86_400;

/** Loads for how many days the device may be remembered. If the policy can't be loaded, the choice is not offered. */
export async function daysToRemember(http: HttpClient, mfaToken: string): Promise<{ rememberDays?: number }> {
  const policy = await getRememberDevicePolicy(http, mfaToken).catch(() => null);
  if (!policy?.isAllowedToRemember) return {};
  return { rememberDays: Math.max(1, Math.round(policy.mfaDeviceExpiration / DAY_SECONDS)) };
}

/** Prepares a challenge: if only one method is enrolled, sends its code (sign-in spec §4). */
export async function prepareChallenge(http: HttpClient, challenge: ChallengeState): Promise<ChallengeState> {
  const method = onlyMethod(challenge.devices);
  const [remember, ready] = await Promise.all([
    daysToRemember(http, challenge.mfaToken),
    method ? askFor(http, challenge, method) : challenge,
  ]);
  return { ...ready, ...remember };
}

/** Returns the step for the code of a method; sends a code to a phone or a mailbox that has none yet. */
export async function askFor(http: HttpClient, state: ChallengeState, method: CodeMethod): Promise<CodeChallenge> {
  const challenge = challengeIn(state);
  if (method.kind === 'authenticator') return { ...challenge, step: 'authenticatorApp', deviceId: method.deviceId };
  const place = receiverOf(method);
  const challenged = {
    ...challenge,
    ...(await codeTo(challenge, place, () => sendCode(http, state.mfaToken, method))),
  };
  return method.kind === 'email'
    ? { ...challenged, step: 'emailVerifyCode', address: method.address }
    : { ...challenged, step: 'smsVerifyCode', deviceId: method.deviceId, phoneNumber: method.phoneNumber };
}

/** Sends another code, which replaces the last one. */
export async function askAgain(http: HttpClient, state: ChallengeState, method: CodeMethod): Promise<CodeChallenge> {
  if (method.kind === 'authenticator') return askFor(http, state, method);
  const { [receiverOf(method)]: _earlier, ...sent } = state.sent ?? {};
  return askFor(http, { ...state, sent }, method);
}

type SentCodeMethod = Exclude<CodeMethod, { kind: 'authenticator' }>;

function receiverOf(method: SentCodeMethod): string {
  return method.kind === 'email' ? method.address : method.deviceId;
}

function sendCode(http: HttpClient, mfaToken: string, method: SentCodeMethod): Promise<{ otcToken: string }> {
  return method.kind === 'email' ? sendEmailCode(http, { mfaToken }) : sendSmsCode(http, method.deviceId, { mfaToken });
}

/** Sends the typed code to the call of the current step. */
export function answerWithCode(
  http: HttpClient,
  state: ChallengeState,
  typed: string,
  rememberDevice: boolean,
): Promise<LoginResponse> {
  const { mfaToken } = state;
  const { code, remember } = readTyped(typed, rememberDevice);
  switch (state.step) {
    case 'verify':
      return verifyMfa(http, { mfaToken, value: code, ...remember });
    case 'authenticatorApp':
      return verifyAuthenticator(http, state.deviceId, { mfaToken, value: code, ...remember });
    case 'smsVerifyCode':
      return verifySmsCode(http, state.deviceId, { mfaToken, otcToken: state.otcToken, code, ...remember });
    case 'emailVerifyCode':
      return verifyEmailCode(http, { mfaToken, otcToken: state.otcToken, code, ...remember });
  }
}
