import { errorCodes } from '@portico/sdk/contract';
import { authenticate } from './authenticate';
import type { HandlerReply, HandlerRequest, Services } from './rules/call/handler-context';
import { failure, Refusal } from './rules/call/refusal';
import { MULTI_FACTOR_ACR } from './rules/sessions/session-tokens';
import { isSteppedUp } from './rules/sessions/stepped-up';

/**
 * The answer to a call that needs a second factor, at most `maxAge` seconds old, until the caller has shown one
 * (RFC 9470 §3). `undefined` for a caller who has, and for a request without a valid token, which the call itself refuses.
 */
export async function stepUpChallenge(
  services: Services,
  request: HandlerRequest,
  maxAge: number | undefined,
): Promise<HandlerReply | undefined> {
  try {
    const { session } = await authenticate(services, request);
    if (isSteppedUp(services, session, maxAge)) return undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  const challenge = [
    'error="insufficient_user_authentication"',
    'error_description="A second factor is required"',
    `acr_values="${MULTI_FACTOR_ACR}"`,
    ...(maxAge === undefined ? [] : [`max_age="${maxAge}"`]),
  ];
  const refusal = failure(401, errorCodes.unauthorized, 'A second factor is required.');
  return { ...refusal, headers: { 'www-authenticate': `Bearer ${challenge.join(', ')}` } };
}
