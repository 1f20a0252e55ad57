import { usePortalActions } from './use-portal';

/** Closes the dialog about something that is gone, and loads again what it was opened from. */
export function useCloseAndReload(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const { closeDialog } = usePortalActions();
  return () => {
    closeDialog();
    for (const load of loads) void load();
  };
}
