import type { ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import type { ApiError } from '../../core/errors';
import { Alert } from '../../ui/Alert';
import { errorText } from './error-text';

export interface ErrorAlertProps {
  error: ApiError;
  title?: string;
  /** Takes the focus whenever this changes. */
  focusOn?: unknown;
  /** The way on. */
  action?: ReactNode;
}

/** A failed call in place: what happened, and the trace id to ask about it. */
export function ErrorAlert({ error, title, focusOn, action }: ErrorAlertProps) {
  const t = useTranslate();
  const trace = error.traceId && {
    id: error.traceId,
    label: t('common.errors.traceIdMessage'),
    copy: t('common.errors.copyTraceId'),
    copied: t('common.errors.traceIdCopied'),
  };
  return (
    <Alert title={title} trace={trace || undefined} focusOn={focusOn} action={action}>
      {errorText(t, error)}
    </Alert>
  );
}
