import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';

/** Closes a dialog about a user who is no longer in the team, and loads the users again. */
export function useCloseAndReload(): () => void {
  const { closeDialog } = usePortalActions();
  const reload = useUsers((users) => users.reload);
  return () => {
    closeDialog();
    void reload();
  };
}
