import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';

/** Closes a dialog about a user who is no longer in the team, and loads the rows and this user again. */
export function useCloseAndReload(userId: string): () => void {
  const { closeDialog } = usePortalActions();
  const reload = useUsers((users) => users.reload);
  const loadUser = useUsers((users) => users.loadUser);
  return () => {
    closeDialog();
    void reload();
    void loadUser(userId);
  };
}
