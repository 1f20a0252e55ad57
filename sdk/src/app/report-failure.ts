import { ApiError, LOWEST_SERVER_ERROR_STATUS } from '../core/errors';
import type { RequestName, Session } from '../session/session';

/**
 * Reports to the host, in `errorByRequest`, a call that failed with status 500 or above or without a status. Calls that
 * the service refused are not reported.
 *
 * @see Sign-in spec §8, contract: headers-and-storage §4
 */
export function reportFailure({ store }: Pick<Session, 'store'>, request: RequestName, error: unknown): void {
  const { statusCode, traceId } = error instanceof ApiError ? error : {};
  if (statusCode !== undefined && statusCode < LOWEST_SERVER_ERROR_STATUS) return;
  const failure = { isError: true, ...(traceId && { traceId }) };
  store.setState(({ errorByRequest }) => ({ errorByRequest: { ...errorByRequest, [request]: failure } }));
}
