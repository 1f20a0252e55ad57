import { GENERIC_ERROR_CODE } from '../../core/errors';
import type { FlowError } from './flow-snapshot';

/** Out of order, out of reach, or asked too often. */
const passingCodes: readonly string[] = [GENERIC_ERROR_CODE, 'noAnswer', 'tooManyRequests'];

/** Whether a failure may pass by itself: the service has refused nothing, and what it was handed may be handed over again. */
export function isPassing({ code }: Pick<FlowError, 'code'>): boolean {
  return passingCodes.includes(code);
}
