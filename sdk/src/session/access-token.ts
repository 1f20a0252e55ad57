import type { JwtClaims, LoginResponse } from '../contract';
import { decodeJwt } from '../core/jwt';

/** Lifetime of a token whose response has none (sign-in spec §9). */
const DEFAULT_EXPIRES_IN_SECONDS = 300;

/** An access token with its decoded data. */
export interface AccessToken {
  readonly text: string;
  readonly claims: JwtClaims;
  readonly expiresIn: number;
  /** How far this machine's clock is ahead of the service's, in milliseconds. */
  readonly skewMs: number;
}

/** Seconds until an expiry, rounded down; negative afterwards (sign-in spec §9). */
export function secondsUntil(exp: number, nowMs: number): number {
  return Math.floor((exp * 1000 - nowMs) / 1000);
}

/**
 * Reads the access token of a response. Its time of issue gives the skew of this machine's clock.
 *
 * @throws {Error} `Invalid token specified` when the response has no valid token.
 */
export function readAccessToken(response: LoginResponse, nowMs: number): AccessToken {
  const text = response.accessToken ?? '';
  const claims = decodeJwt(text) as JwtClaims;
  if (typeof claims.exp !== 'number') throw new Error('Invalid token specified');
  const skewMs = typeof claims.iat === 'number' ? nowMs - claims.iat * 1000 : 0;
  return { text, claims, skewMs, expiresIn: response.expiresIn ?? DEFAULT_EXPIRES_IN_SECONDS };
}

/** Whether a value has the shape of a response with an access token. */
export function isTokenResponse(value: unknown): value is LoginResponse {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, expiresIn } = value as Partial<LoginResponse>;
  return typeof accessToken === 'string' && (expiresIn === undefined || typeof expiresIn === 'number');
}

/** Returns the seconds until a token expires, by the service's clock. */
export function secondsLeft({ claims, skewMs }: AccessToken, nowMs: number): number {
  return secondsUntil(claims.exp, nowMs - skewMs);
}
