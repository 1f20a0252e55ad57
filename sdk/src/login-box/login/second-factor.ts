import { getRememberDevicePolicy, sendSmsCode, verifyAuthenticator, verifySmsCode } from '../../api/mfa';
import type { LoginResponse } from '../../contract';
import type { HttpClient } from '../../core/http-client';
import type { LoginStateOf } from './login-state';
import { withSentCode } from './login-transitions';

const DAY_SECONDS = 86_400;

type Challenge = LoginStateOf<'loginWithTwoFactor'>;

/** Makes a challenge ready to be shown: a phone has its code, and it is known how long the device may be remembered. */
export async function prepareChallenge(http: HttpClient, challenge: Challenge): Promise<Challenge> {
  const [rememberDays, ready] = await Promise.all([
    daysToRemember(http, challenge.mfaToken),
    sendDueCode(http, challenge),
  ]);
  return rememberDays ? { ...ready, rememberDays } : ready;
}

/** Sends a code to the phone being asked; an authenticator needs none. */
export async function sendDueCode(http: HttpClient, challenge: Challenge): Promise<Challenge> {
  const { method, mfaToken } = challenge;
  if (method.kind !== 'sms') return challenge;
  return withSentCode(challenge, await sendSmsCode(http, method.deviceId, { mfaToken }));
}

/** Answers a challenge with the code as typed. */
export function answerChallenge(
  http: HttpClient,
  { method, mfaToken }: Challenge,
  typed: string,
  rememberDevice: boolean,
): Promise<LoginResponse> {
  const code = typed.trim();
  const remember = rememberDevice && { rememberDevice };
  if (method.kind === 'authenticator') {
    return verifyAuthenticator(http, method.deviceId, { mfaToken, value: code, ...remember });
  }
  return verifySmsCode(http, method.deviceId, { mfaToken, otcToken: method.otcToken ?? '', code, ...remember });
}

/** Not knowing is no reason to stop: the choice is not offered then. */
async function daysToRemember(http: HttpClient, mfaToken: string): Promise<number | undefined> {
  const policy = await getRememberDevicePolicy(http, mfaToken).catch(() => null);
  if (!policy?.isAllowedToRemember) return undefined;
  return Math.max(1, Math.round(policy.mfaDeviceExpiration / DAY_SECONDS));
}
