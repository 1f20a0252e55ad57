import { refreshToken } from '../api/auth-start';
import type { LoginResponse } from '../contract';
import type { Clock } from '../core/clock';
import { ApiError, LOWEST_SERVER_ERROR_STATUS } from '../core/errors';
import type { HttpClient } from '../core/http-client';
import { retry } from '../core/retry';

/** Waits between the attempts of a token refresh (contract: headers-and-storage §5). */
export const RETRY_DELAYS_MS = [1000, 2000] as const;
const GONE_STATUS = 410;

export interface TokenRequest {
  /** The tenant of the tab; `null` for the active tenant. */
  tenantId: string | null;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Exchanges the refresh cookie for a new access token, with retries for temporary failures.
 *
 * @throws {ApiError} 401 and 403 at once, anything else after the third attempt.
 */
export function requestToken(http: HttpClient, { tenantId, clock, signal }: TokenRequest): Promise<LoginResponse> {
  return retry(() => refreshToken(http, { tenantId }), { clock, delaysMs: RETRY_DELAYS_MS, worthIt: mayPass, signal });
}

/** Whether a failed refresh should be retried; a network failure counts as 500. */
export function mayPass(error: unknown): boolean {
  const failure = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  if (!(failure instanceof ApiError)) return false;
  const { statusCode } = failure;
  return statusCode === GONE_STATUS || statusCode === 0 || statusCode >= LOWEST_SERVER_ERROR_STATUS;
}
