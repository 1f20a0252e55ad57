import type { ErrorCode } from '../../../contract/error-codes';
import { ApiError, DEFAULT_ERROR_STATUS } from '../../../core/errors';

/** Creates the error of an action that the page refuses without a request. */
export function billingRefusal(message: string, errorCode: ErrorCode): ApiError {
  return new ApiError(message, { statusCode: DEFAULT_ERROR_STATUS, errorCode });
}
