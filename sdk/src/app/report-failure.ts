import { ApiError } from '../core/errors';
import type { RequestName, Session } from '../session/session';

const LOWEST_SERVER_ERROR_STATUS = 500;

/**
 * Tells the host, in `errorByRequest`, of a call that the service could not answer; what it has refused is not worth a
 * word.
 *
 * @see Sign-in spec §8, contract: headers-and-storage §4
 */
export function reportFailure({ store }: Pick<Session, 'store'>, request: RequestName, error: unknown): void {
  if (!(error instanceof ApiError) || error.statusCode < LOWEST_SERVER_ERROR_STATUS) return;
  const failure = { isError: true, ...(error.traceId && { traceId: error.traceId }) };
  store.setState(({ errorByRequest }) => ({ errorByRequest: { ...errorByRequest, [request]: failure } }));
}
