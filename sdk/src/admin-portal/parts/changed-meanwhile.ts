import { ApiError } from '../../core/errors';
import { asApiError } from '../../core/response-error';

/** Status of a refused change whose base is no longer current (RFC 9110 §15.5.13). */
const PRECONDITION_FAILED = 412;

/** The failure of a change to something that another user has changed since it was loaded. The service compares no revisions, so a store throws this. */
export function changedMeanwhile(): ApiError {
  return new ApiError('Changed meanwhile', { statusCode: PRECONDITION_FAILED, errorCode: '' });
}

/** Whether a change failed because another user has changed the same thing. */
export function isChangedMeanwhile(error: ApiError | null): boolean {
  return error?.statusCode === PRECONDITION_FAILED;
}

/** Whether a change failed because the thing is gone. */
export function isGone(error: ApiError | null): boolean {
  return error?.statusCode === 404;
}

/** Throws the failure of a deletion, unless the thing is gone: another administrator has deleted it, as the user wanted. */
export function ignoreGone(error: unknown): void {
  if (!isGone(asApiError(error))) throw error;
}
