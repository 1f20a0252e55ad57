import { ApiError } from '../../../../core/errors';

/** What the service would answer to a change that refuses the user who makes it; it does not compare, so the dialog throws it. */
const LOCKS_OUT = 'LOCKS_OUT';

/** The failure of a change after which the user could not come any more. Saving again makes it anyway. */
export function locksOut(): ApiError {
  return new ApiError('Locks out', { statusCode: 409, errorCode: LOCKS_OUT });
}

/** Whether a change failed because the user could not come any more. */
export function isLockOut(error: ApiError | null): boolean {
  return error?.errorCode === LOCKS_OUT;
}
