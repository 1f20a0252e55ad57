import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../app/context';
import { reportMissingText } from '../../app/report-missing-text';
import { TraceId } from '../../app/TraceId';
import type { ApiError } from '../../core/errors';
import { Alert } from '../../ui/Alert';
import { errorText } from './error-text';

export interface ErrorAlertProps {
  error: ApiError;
  title?: string;
  /** Takes the focus whenever this changes. */
  focusOn?: unknown;
  /** Recovers from it, for instance by another attempt. */
  action?: ReactNode;
}

/** A failed call, shown in place: what happened, and the trace id for the support. */
export function ErrorAlert({ error, title, focusOn, action }: ErrorAlertProps) {
  const t = useTranslate();
  useEffect(() => reportMissingText(t, error.errorCode), [t, error]);
  return (
    <Alert title={title} trace={error.traceId && <TraceId id={error.traceId} />} focusOn={focusOn} action={action}>
      {errorText(t, error)}
    </Alert>
  );
}
