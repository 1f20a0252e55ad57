import type { Clock } from '../core/clock';
import type { Call } from '../core/http-client';
import { type AccessToken, secondsLeft } from './access-token';

/** A token this close to its end counts as expired, for the time a request takes and for clocks that differ. */
const EXPIRY_LEEWAY_SECONDS = 10;
/** For this long a token that replaced a refused one is not replaced in its turn: a call that is always refused must not loop. */
const REPLACEMENT_REST_MS = 30_000;

/** The last token that took the place of one refused before its end, and when it did. */
export interface Replacement {
  text?: string;
  atMs?: number;
}

/** What renewing a refused token needs of the session. */
export interface RefusedToken {
  token: AccessToken;
  /** The call that was answered 401. */
  call: Call;
  clock: Clock;
  current(): AccessToken | null;
  /** One refresh for all calls that were refused at the same time. */
  renew(): Promise<unknown>;
  /** Kept by the session from one refusal to the next. */
  replacement: Replacement;
}

/**
 * Renews the token that a 401 was about, unless there is a newer one already or another would be refused as well. Loaded
 * after the first 401: the login box's first screen has no token.
 */
export async function renewRefused({ token, call, clock, current, renew, replacement }: RefusedToken): Promise<void> {
  if (current()?.text !== token.text) return;
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
 * Whether a 401 may be about what the call itself brings: a password or a code that signs in, or a token of its own. The
 * access token need not be the reason then.
 */
function bringsOwnProof({ path, headers = {} }: Call): boolean {
  return path.startsWith('/identity/resources/auth/') || 'Authorization' in headers;
}
