import { type ApiError, failureKey } from '../../core/errors';
import type { Translate } from '../../metadata';
import { isChangedMeanwhile } from './changed-meanwhile';

/**
 * The text about a failed call: that of its code, of what happened to the request, else the general message. The service's own sentences are in one
 * language: used only if it gives no code.
 *
 * @see Portal spec §8
 */
export function errorText(t: Translate, error: ApiError): string {
  const { errorCode, message } = error;
  if (isChangedMeanwhile(error)) return t('errors.changedMeanwhile');
  const key = failureKey(error);
  if (key) return t(`errors.${key}`);
  return errorCode || !message ? t(`errors.${errorCode}`) : message;
}
