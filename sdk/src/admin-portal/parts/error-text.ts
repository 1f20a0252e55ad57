import type { ApiError } from '../../core/errors';
import type { Translate } from '../../metadata';

/**
 * What the user reads about a failed call: the text of its code, else the general message. The service's own sentences,
 * which are in one language, only if it gives no code at all.
 *
 * @see Portal spec §8
 */
export function errorText(t: Translate, { errorCode, message }: ApiError): string {
  return errorCode || !message ? t(`errors.${errorCode}`) : message;
}
