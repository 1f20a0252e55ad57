import type { JwtClaims, LoginResponse } from '../contract';
import { decodeJwt } from '../core/jwt';

/** Lifetime of a token whose answer names none (sign-in spec §9). */
const DEFAULT_EXPIRES_IN_SECONDS = 300;

/** An access token with what is known of it. */
export interface AccessToken {
  readonly text: string;
  readonly claims: JwtClaims;
  readonly expiresIn: number;
  /** How far the clock of this machine runs ahead of the service's, in milliseconds. */
  readonly skewMs: number;
}

/** Seconds until an expiry, rounded down; negative afterwards (sign-in spec §9). */
export function secondsUntil(exp: number, nowMs: number): number {
  return Math.floor((exp * 1000 - nowMs) / 1000);
}

/**
 * Reads the access token of an answer. The moment of issue that it names tells how wrong this machine's clock is.
 *
 * @throws {Error} `Invalid token specified` when the answer holds no token that can be read.
 */
export function readAccessToken(response: LoginResponse, nowMs: number): AccessToken {
  const text = response.accessToken ?? '';
  const claims = decodeJwt(text) as JwtClaims;
  if (typeof claims.exp !== 'number') throw new Error('Invalid token specified');
  const skewMs = typeof claims.iat === 'number' ? nowMs - claims.iat * 1000 : 0;
  return { text, claims, skewMs, expiresIn: response.expiresIn ?? DEFAULT_EXPIRES_IN_SECONDS };
}

/** Whether a value has the shape of an answer with an access token. */
export function isTokenResponse(value: unknown): value is LoginResponse {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, expiresIn } = value as Partial<LoginResponse>;
  return typeof accessToken === 'string' && (expiresIn === undefined || typeof expiresIn === 'number');
}

/** Seconds that a token is still good for by the service's clock. */
export function secondsLeft({ claims, skewMs }: AccessToken, nowMs: number): number {
  return secondsUntil(claims.exp, nowMs - skewMs);
}
