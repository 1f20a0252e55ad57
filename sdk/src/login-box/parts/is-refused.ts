import { asApiError } from '../../core/response-error';

const TOO_MANY_REQUESTS_STATUS = 429;

/** Whether a retry would fail too: the service refused the call, and not because of too many requests. */
export function isRefused(thrown: unknown): boolean {
  const { statusCode } = asApiError(thrown);
  return statusCode >= 400 && statusCode < 500 && statusCode !== TOO_MANY_REQUESTS_STATUS;
}
