import { ApiError } from '../../core/errors';
import type { Translate } from '../../metadata';

/** What to tell the user about a failed call: the text of its code, else what the service said. */
export function errorText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) throw error; // a bug, not an answer
  return t.find(`errors.${error.errorCode}`) ?? (error.message || t('common.errors.genericErrorMessage'));
}
