import { useApp } from '../../app/context';
import { asApiError } from '../../core/response-error';
import { useNotify } from '../../ui/Notifications';
import { errorText } from './error-text';
import { loadMissingText } from './load-missing-text';

/** Shows a failed call as a toast, for actions without another place for it. */
export function useNotifyFailure(): (error: unknown) => Promise<void> {
  const app = useApp();
  const notify = useNotify();
  return async (error) => {
    const failure = asApiError(error);
    await loadMissingText(app, failure.errorCode);
    notify.toast(errorText(app.metadata.getState().translate, failure), 'error');
  };
}
