import { useTranslate } from '../../../../app/context';
import type { KnownTextKey } from '../../../../metadata';
import { useNotify } from '../../../../ui/Notifications';
import { usePortalActions } from '../../../shell/use-portal';

/** Returns what follows a change that a dialog has made: it closes, a toast says what was done, and the page loads again. */
export function useCloseWithToast(text: KnownTextKey, onChanged: () => void): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  return () => {
    closeDialog();
    notify.toast(t(text));
    onChanged();
  };
}
