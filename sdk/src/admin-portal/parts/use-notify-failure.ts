import { useTranslate } from '../../app/context';
import { reportMissingText } from '../../app/report-missing-text';
import { ApiError } from '../../core/errors';
import { useNotify } from '../../ui/Notifications';
import { errorText } from './error-text';

/** Shows a failed call as a toast, for actions without another place for it. */
export function useNotifyFailure(): (error: unknown) => void {
  const t = useTranslate();
  const notify = useNotify();
  return (error) => {
    if (!(error instanceof ApiError)) throw error; // a bug, not an answer
    notify.toast(errorText(t, error), 'error');
    reportMissingText(t, error.errorCode);
  };
}
