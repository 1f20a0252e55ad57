import { errorCodes } from '@portico/sdk/contract';
import type { Rows, SsoConfigurationRow } from '../../../db/tables';
import { type Context, isOver, isoAfter, refuse } from '../call/context';
import { hostOrigin, serviceProviderOf } from '../hosted-login/service-addresses';
import { isUsable } from './sso-routing';

/** How long a user may take at their provider: 10 minutes. */
const ATTEMPT_SECONDS = 600;
/** How long an expired attempt is stored, so that a late answer is distinguished from an unrequested one: 1 hour. */
const MEMORY_SECONDS = 3_600;
/** Ties attempts to the browser, so that an answer for one user can't sign in another. */
const BROWSER_COOKIE = 'fe_sso';

export type SsoAttemptRow = Rows['ssoAttempts'];

/** Stores which browser was sent to which provider, so that unrequested answers are refused. */
export function beginAttempt(context: Context, { id: configurationId }: SsoConfigurationRow): SsoAttemptRow {
  const { ssoAttempts } = context.db;
  const forgotten = isoAfter(context, -MEMORY_SECONDS);
  for (const { id } of ssoAttempts.list(({ expiresAt }) => expiresAt < forgotten)) ssoAttempts.remove(id);
  return ssoAttempts.insert({
    id: context.ids.uuid(),
    state: context.ids.token(),
    configurationId,
    requestId: `_${context.ids.uuid()}`,
    acsUrl: serviceProviderOf(context).acsUrl,
    // Tabs of one browser may each have an attempt under way.
    browserToken: context.request.cookies[BROWSER_COOKIE] ?? context.ids.token(),
    hostOrigin: hostOrigin(context),
    expiresAt: isoAfter(context, ATTEMPT_SECONDS),
    usedAt: null,
  });
}

/** The `Set-Cookie` value that ties an attempt to the browser. */
export function browserCookie({ browserToken }: SsoAttemptRow): string {
  return `${BROWSER_COOKIE}=${browserToken}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${ATTEMPT_SECONDS + MEMORY_SECONDS}`;
}

/**
 * The attempt that an answer belongs to, with its configuration.
 *
 * @throws {Refusal} 401 `ER-SSO-FAILED`: this browser has not requested it; the answer was given before or comes too
 *   late, or the configuration was switched off meanwhile.
 */
export function findAttempt(
  context: Context,
  state: string,
): { attempt: SsoAttemptRow; configuration: SsoConfigurationRow } {
  const attempt = context.db.ssoAttempts.findBy('state', state);
  const configuration = attempt && context.db.ssoConfigurations.find(attempt.configurationId);
  if (!attempt || !configuration || !isUsable(configuration)) return refuseSso(context, 'state');
  if (context.request.cookies[BROWSER_COOKIE] !== attempt.browserToken) return refuseSso(context, 'browser');
  if (attempt.usedAt !== null) return refuseSso(context, 'replayed');
  if (isOver(context, attempt.expiresAt)) return refuseSso(context, 'expired');
  return { attempt, configuration };
}

/** An attempt ends with its first good answer. */
export function endAttempt(context: Context, { id }: SsoAttemptRow): void {
  context.db.ssoAttempts.update(id, { usedAt: isoAfter(context, 0) });
}

/** @throws {Refusal} 401 `ER-SSO-FAILED`; `reason` is for the administrator who sets the provider up. */
export function refuseSso(context: Context, reason: string): never {
  const message = 'The answer of the identity provider cannot be accepted.';
  return refuse(context, 401, errorCodes.ssoFailed, message, { reason });
}

/** @throws {Refusal} 403 `ER-SSO-DENIED`. */
export function refuseDenied(context: Context): never {
  return refuse(context, 403, errorCodes.ssoDenied, 'The sign-in was cancelled at the identity provider.');
}
