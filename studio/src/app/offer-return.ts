import { draftStore } from '../draft/draft-store';
import { dismissToast, showToast, type Toast } from '../ui/toast-store';

/**
 * Shows a notice about a step with a button that goes back to before it, over whatever was edited since. The notice goes
 * when that version can't be reached any more: the step was undone, or another version has taken its place.
 *
 * @param step Number of the step, as `replace` returned it.
 * @param label Name of the version to return to.
 */
export function offerReturn(step: number, label: string, notice: Pick<Toast, 'tone' | 'text' | 'details'>): void {
  const id = showToast({
    ...notice,
    ...(isReachable() && { action: { label, run: () => draftStore.getState().undoTo(step) } }),
  });
  const unsubscribe = draftStore.subscribe(() => {
    if (isReachable()) return;
    unsubscribe();
    dismissToast(id);
  });

  function isReachable(): boolean {
    return draftStore.getState().holds(step);
  }
}
