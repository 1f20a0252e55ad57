import { useApp, useSession, useTranslate } from '../../app/context';
import { isCancelled } from '../../core/cancelled-request';
import { asApiError } from '../../core/response-error';
import { useNotify } from '../../ui/Notifications';
import { isChangedMeanwhile } from './changed-meanwhile';
import { useNotifyFailure } from './use-notify-failure';

/** Takes a change back, so that everything is as it was before. Rejects if the service refuses. */
export type Undo = () => Promise<unknown>;

/**
 * Returns a function that shows the outcome of a change as a toast, with a button that undoes the change. Only for a
 * change whose inverse restores everything: without `undo` the toast has no button.
 */
export function useOfferUndo(): (done: string, undo: Undo | undefined) => void {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { store } = useApp().session;
  const tenant = useSession((session) => session.activeTenant?.tenantId);
  const notifyNotUndone = (error: unknown) => {
    if (isChangedMeanwhile(asApiError(error))) return notify.toast(t('adminPortal.undo.changedMeanwhile'), 'error');
    // The toast outlives the page, whose requests end with its tenant.
    const isElsewhere = store.getState().activeTenant?.tenantId !== tenant;
    if (isCancelled(error) && isElsewhere) return notify.toast(t('adminPortal.undo.otherAccount'), 'error');
    return notifyFailure(error);
  };
  return (done, undo) =>
    notify.toast(
      done,
      'success',
      undo && {
        label: t('adminPortal.undo.action'),
        run: () => void undo().then(() => notify.toast(t('adminPortal.undo.done')), notifyNotUndone),
      },
    );
}
