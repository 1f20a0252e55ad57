import { ApiError, DEFAULT_ERROR_STATUS } from './errors';

/** `errorCode` of a request that the user has cancelled; its text is `errors.requestCancelled`. */
const REQUEST_CANCELLED = 'requestCancelled';

/** Creates the error of a request that the user has cancelled. */
export function cancelledRequest(): ApiError {
  const details = { statusCode: DEFAULT_ERROR_STATUS, errorCode: REQUEST_CANCELLED, unanswered: true };
  return new ApiError('The request was cancelled.', details);
}

/** Whether the user has cancelled the request, so that it is not retried. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === REQUEST_CANCELLED;
}
