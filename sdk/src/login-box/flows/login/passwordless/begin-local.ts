import { passwordlessPreLogin } from '../../../../api/passwordless-and-webauthn';
import type { AuthStrategiesConfig, ErrorCode } from '../../../../contract';
import { asApiError } from '../../../../core/response-error';
import { phoneProblem } from '../../../../ui/phone-problem';
import { captchaToken } from '../../../parts/captcha/captcha';
import { FlowFailure } from '../../../runtime/flow-run';
import type { LoginFlow } from '../login-flow';
import type { LoginState } from '../login-state';
import { kindOf } from './identifier';
import { loadReadPhone, phoneErrorKey } from './phone-identifier';
import { identifierField, invitationOf } from './request-fields';
import { kindsTaken, type LocalStrategy, localStrategiesOf } from './strategies';

const WAY_CLOSED = 'ER-SIGN-IN-WAY-CLOSED' satisfies ErrorCode;

/**
 * Starts the vendor's own login method for the typed identifier: returns the password step, or sends a code or a link
 * and returns the step that waits for it.
 *
 * @throws {FlowFailure} `ER-SIGN-IN-WAY-CLOSED` when no login method accepts this kind of identifier; the key of its text for
 *   a phone number that can't be used.
 * @throws {ApiError} when no message could be sent.
 */
export async function beginLocal(flow: LoginFlow, typed: string, offered: AuthStrategiesConfig): Promise<LoginState> {
  const strategies = localStrategiesOf(offered);
  const kind = kindOf(typed, kindsTaken(strategies));
  const strategy = strategies.find(({ takes }) => takes.includes(kind));
  if (!strategy) throw new FlowFailure(WAY_CLOSED, 'There is no way to sign in with this name.');
  const email = kind === 'phone' ? await readPhone(typed) : typed;
  if (strategy.type === 'emailandpassword') return { step: 'loginWithPassword', email };
  return afterSending(email, strategy.type, await send(flow, strategy.type, email));
}

async function readPhone(typed: string): Promise<string> {
  const number = (await loadReadPhone())(typed);
  const problem = phoneProblem(number);
  if (problem) throw new FlowFailure(phoneErrorKey(problem), 'Enter a complete phone number with its country code.');
  return number;
}

/** Sends the message; if the service refuses because it sent one recently, that message can still be used. */
async function send(flow: LoginFlow, type: LocalStrategy['type'], email: string): Promise<string> {
  const { app } = flow;
  const body = { ...identifierField(email), ...invitationOf(app), ...(await captchaToken(app, 'passwordless')) };
  try {
    const answer = await passwordlessPreLogin(app.http, type, body);
    return answer.phoneNumber ?? '';
  } catch (error) {
    if (asApiError(error).errorCode !== ('ER-MFA-RESEND-TOO-SOON' satisfies ErrorCode)) throw error;
    return '';
  }
}

function afterSending(email: string, type: LocalStrategy['type'], phoneNumber: string): LoginState {
  if (type === 'smscode') return { step: 'loginWithSmsOtc', email, phoneNumber };
  return { step: type === 'magiclink' ? 'magicLinkPreLoginSuccess' : 'loginWithOtc', email };
}
