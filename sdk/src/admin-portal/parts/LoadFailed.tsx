import { useTranslate } from '../../app/context';
import { RetryButton } from '../../app/RetryButton';
import { isCancelled } from '../../core/cancelled-request';
import type { ApiError } from '../../core/errors';
import { ErrorAlert } from './ErrorAlert';

export interface LoadFailedProps {
  /** Default: "This could not be loaded". */
  title?: string;
  error: ApiError;
  onRetry: () => void;
}

/** Replaces data that could not be loaded: says why, and loads again on request. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const t = useTranslate();
  return (
    <ErrorAlert
      title={title ?? t('common.errors.loadFailedTitle')}
      error={error}
      // Takes the focus only after a cancel, because the pressed button is gone; otherwise the focus does not move.
      focusOn={isCancelled(error) && error}
      action={<RetryButton onRetry={onRetry} />}
    />
  );
}
