import { draftStore } from '../draft/draft-store';
import { dismissToast, showToast, type Toast } from '../ui/toast-store';

/**
 * Shows a notice about a step with a button that restores the version before it and discards later edits. The notice
 * closes when that version can't be restored any more: the step was undone, or another version has replaced it.
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
