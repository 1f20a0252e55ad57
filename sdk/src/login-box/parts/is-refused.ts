import { LOWEST_CLIENT_ERROR_STATUS, LOWEST_SERVER_ERROR_STATUS } from '../../core/errors';
import { asApiError } from '../../core/response-error';

const TOO_MANY_REQUESTS_STATUS = 429;

/** Whether a retry would fail too: the service refused the call, and not because of too many requests. */
export function isRefused(thrown: unknown): boolean {
  const { statusCode } = asApiError(thrown);
  const isClientError = statusCode >= LOWEST_CLIENT_ERROR_STATUS && statusCode < LOWEST_SERVER_ERROR_STATUS;
  return isClientError && statusCode !== TOO_MANY_REQUESTS_STATUS;
}
