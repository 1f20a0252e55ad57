import { GENERIC_ERROR_CODE } from '../../core/errors';
import type { FlowError } from './flow-snapshot';

/** The service has failed, could not be reached, or received too many requests. */
const passingCodes: readonly string[] = [GENERIC_ERROR_CODE, 'noAnswer', 'tooManyRequests'];

/** Whether a failure is temporary: the service has not refused the request, so the same values can be sent again. */
export function isPassing({ code }: Pick<FlowError, 'code'>): boolean {
  return passingCodes.includes(code);
}
