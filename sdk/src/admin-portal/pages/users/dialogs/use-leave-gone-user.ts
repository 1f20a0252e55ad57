import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { useUsers } from '../use-users';

/** Closes a dialog about a user who is no longer in the team, and loads the rows and this user again. */
export function useLeaveGoneUser(userId: string): () => void {
  const reload = useUsers((users) => users.reload);
  const loadUser = useUsers((users) => users.loadUser);
  return useCloseAndReload(reload, () => loadUser(userId));
}
