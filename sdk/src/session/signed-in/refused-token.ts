import type { StoreApi } from 'zustand/vanilla';
import type { JwtClaims } from '../../contract';
import type { Clock } from '../../core/clock';
import type { Call } from '../../core/http-client';
import { decodeJwt } from '../../core/jwt';
import { type AccessToken, secondsLeft } from '../access-token';
import type { CurrentSession } from '../current-session';
import type { SessionOptions } from '../session-options';
import type { SessionState } from '../session-state';
import { confirmUser, requiredStepUp } from './confirm-user';

/** A token this close to its expiry counts as expired, to allow for the duration of a request and for clock skew. */
const EXPIRY_LEEWAY_SECONDS = 10;
/**
 * For this long, a token that replaced a refused one is not replaced itself, so that a call that is always refused does
 * not loop.
 */
const REPLACEMENT_REST_MS = 30_000;

/** The last token that replaced a refused, unexpired one, and the time of the replacement. */
export interface Replacement {
  text?: string;
  atMs?: number;
}

/** The parts of the session that renewing a refused token needs. */
export interface RefusedToken {
  /** The text of the refused token. */
  refused: string;
  /** The call that failed with 401. */
  call: Call;
  /** The `WWW-Authenticate` header of the 401. */
  challenge: string | null;
  store: StoreApi<SessionState>;
  options: Pick<SessionOptions, 'clock' | 'asksOverPage' | 'leaveForStepUp'>;
  current: Pick<CurrentSession, 'token' | 'isLoading'>;
  /** Refreshes once for all calls that were refused at the same time. */
  renew(): Promise<unknown>;
  /** Stored by the session between refusals. */
  replacement: Replacement;
}

/**
 * Renews the token after a 401, unless there is already a newer one or a new one would be refused as well. If the
 * service wants a second factor, asks the user for it. Loaded after the first 401, because the login box's first screen
 * has no token.
 *
 * @returns Whether the call can be sent again.
 */
export async function renewRefused(refusal: RefusedToken): Promise<boolean> {
  const { refused, current } = refusal;
  const token = current.token();
  if (token?.text === refused && !current.isLoading()) await renewCurrent(token, refusal);
  const renewed = current.token()?.text;
  return renewed !== undefined && renewed !== refused && hasSameOwner(refused, renewed);
}

async function renewCurrent(token: AccessToken, refusal: RefusedToken): Promise<void> {
  const { call, current, renew, replacement, options } = refusal;
  const { clock } = options;
  const stepUp = requiredStepUp(refusal.challenge);
  if (stepUp && !bringsOwnProof(call)) return confirmUser(stepUp, refusal.store, options);
  const hasTimeLeft = secondsLeft(token, clock.now()) > EXPIRY_LEEWAY_SECONDS;
  if (hasTimeLeft && (bringsOwnProof(call) || rests(token, replacement, clock))) return;
  await renew();
  const renewed = current.token();
  if (hasTimeLeft && renewed) Object.assign(replacement, { text: renewed.text, atMs: clock.now() });
}

/**
 * Whether two tokens are of one user in one tenant. In another tab, another user may have signed in, or this one may have
 * switched the tenant: a call that was meant for the first must not change the second.
 */
function hasSameOwner(one: string, other: string): boolean {
  const owner = ownerOf(one);
  return owner === undefined || owner === ownerOf(other);
}

/** User and tenant of a token; `undefined` for one of the host's own that is no JWT. */
function ownerOf(token: string): string | undefined {
  try {
    const { sub, tenantId } = decodeJwt(token) as JwtClaims;
    return `${sub} ${tenantId}`;
  } catch {
    return undefined;
  }
}

function rests(token: AccessToken, { text, atMs = 0 }: Replacement, clock: Clock): boolean {
  return token.text === text && clock.now() - atMs < REPLACEMENT_REST_MS;
}

/**
 * Whether a 401 may refer to the call's own credentials (a password, a code or another token) instead of the access
 * token.
 */
function bringsOwnProof({ path, headers = {} }: Call): boolean {
  return path.startsWith('/identity/resources/auth/') || 'Authorization' in headers;
}
