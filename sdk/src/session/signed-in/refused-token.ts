import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../core/clock';
import type { Call } from '../../core/http-client';
import { type AccessToken, secondsLeft } from '../access-token';
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
  token: AccessToken;
  /** The call that failed with 401. */
  call: Call;
  /** The `WWW-Authenticate` header of the 401. */
  challenge: string | null;
  store: StoreApi<SessionState>;
  options: Pick<SessionOptions, 'clock' | 'asksOverPage' | 'leaveForStepUp'>;
  current(): AccessToken | null;
  /** Refreshes once for all calls that were refused at the same time. */
  renew(): Promise<unknown>;
  /** Stored by the session between refusals. */
  replacement: Replacement;
}

/**
 * Renews the token after a 401, unless there is already a newer one or a new one would be refused as well. If the
 * service wants a second factor, asks the user for it. Loaded after the first 401, because the login box's first screen
 * has no token.
 */
export async function renewRefused(refused: RefusedToken): Promise<void> {
  const { token, call, current, renew, replacement, options } = refused;
  const { clock } = options;
  if (current()?.text !== token.text) return;
  const stepUp = requiredStepUp(refused.challenge);
  if (stepUp && !bringsOwnProof(call)) return confirmUser(stepUp, refused.store, options);
  const hasTimeLeft = secondsLeft(token, clock.now()) > EXPIRY_LEEWAY_SECONDS;
  if (hasTimeLeft && (bringsOwnProof(call) || rests(token, replacement, clock))) return;
  await renew();
  const renewed = current();
  if (hasTimeLeft && renewed) Object.assign(replacement, { text: renewed.text, atMs: clock.now() });
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
