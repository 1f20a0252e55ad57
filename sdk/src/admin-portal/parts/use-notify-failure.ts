import { useTranslate } from '../../app/context';
import { reportMissingText } from '../../app/report-missing-text';
import { asApiError } from '../../core/response-error';
import { useNotify } from '../../ui/Notifications';
import { errorText } from './error-text';

/** Shows a failed call as a toast, for actions without another place for it. */
export function useNotifyFailure(): (error: unknown) => void {
  const t = useTranslate();
  const notify = useNotify();
  return (error) => {
    const failure = asApiError(error);
    notify.toast(errorText(t, failure), 'error');
    reportMissingText(t, failure.errorCode);
  };
}
