import { useEffect } from 'react';
import { useApp } from '../../../../app/context';
import type { ApiError } from '../../../../core/errors';
import { errorText } from '../../../parts/error-text';
import { loadMissingText } from '../../../parts/load-missing-text';
import type { CardSteps } from './use-card-steps';

/** Hears of the outcome of a checkout. The functions of one dialog stay the same. */
export interface CheckoutListener {
  /** The order is confirmed; the dialog is still open. */
  onSuccess: () => void;
  /** The checkout has failed, or can't begin; the dialog shows the same message. */
  onError: (message: string) => void;
}

/** Reports the order and each failed attempt. */
export function useReportedSteps(
  { saving: { save }, isDone }: CardSteps,
  listener: CheckoutListener | undefined,
): void {
  useReportedError(save.error, listener);
  useEffect(() => {
    if (isDone) listener?.onSuccess();
  }, [isDone, listener]);
}

/** Reports a failure in the user's language, once the text of its code is loaded. */
export function useReportedError(error: ApiError | null, listener: CheckoutListener | undefined): void {
  const app = useApp();
  useEffect(() => {
    if (!error || !listener) return;
    const report = () => listener.onError(errorText(app.metadata.getState().translate, error));
    void loadMissingText(app, error.errorCode).then(report);
  }, [app, error, listener]);
}
