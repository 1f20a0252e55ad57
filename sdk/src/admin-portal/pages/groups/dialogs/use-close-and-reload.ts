import { usePortalActions } from '../../../shell/use-portal';
import { useGroups } from '../use-groups';

/** Closes a dialog about a group that is gone, and loads the groups again. */
export function useCloseAndReload(): () => void {
  const { closeDialog } = usePortalActions();
  const load = useGroups((groups) => groups.load);
  return () => {
    closeDialog();
    void load();
  };
}
