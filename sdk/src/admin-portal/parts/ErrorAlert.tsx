import { type ReactNode, useEffect } from 'react';
import { useApp, useTranslate } from '../../app/context';
import { TraceId } from '../../app/TraceId';
import type { ApiError } from '../../core/errors';
import { Alert } from '../../ui/Alert';
import { errorText } from './error-text';
import { loadMissingText } from './load-missing-text';

export interface ErrorAlertProps {
  error: ApiError;
  title?: string;
  /** Takes the focus whenever this changes. */
  focusOn?: unknown;
  /** A button that recovers from the failure, for example by a retry. */
  action?: ReactNode;
}

/** An alert about a failed call, with the trace id for support. */
export function ErrorAlert({ error, title, focusOn, action }: ErrorAlertProps) {
  const t = useTranslate();
  const app = useApp();
  useEffect(() => void loadMissingText(app, error.errorCode), [app, error]);
  return (
    <Alert title={title} trace={error.traceId && <TraceId id={error.traceId} />} focusOn={focusOn} action={action}>
      {errorText(t, error)}
    </Alert>
  );
}
