import { useTranslate } from '../../../../app/context';
import type { ApiError } from '../../../../core/errors';
import { Alert } from '../../../../ui/Alert';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { keyFailureText } from './key-failure';

/** An alert about a call that needs a key: why the browser returned none, or what the service refused. */
export function KeyAlert({ error, failures }: { error: ApiError; failures: number }) {
  const t = useTranslate();
  const text = keyFailureText(error);
  if (!text) return <ErrorAlert error={error} focusOn={failures} />;
  return <Alert focusOn={failures}>{t(`adminPortal.privacy_keys.${text}`)}</Alert>;
}
