import type { ApiError } from '../../core/errors';
import type { Translate } from '../../metadata';

/**
 * The text about a failed call: that of its code, else the general message. The service's own sentences are in one
 * language: used only if it gives no code.
 *
 * @see Portal spec §8
 */
export function errorText(t: Translate, { errorCode, message }: ApiError): string {
  return errorCode || !message ? t(`errors.${errorCode}`) : message;
}
