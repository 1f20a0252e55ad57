import { focusSession, useSession } from './preview-store';
import { showsOwnUser } from './session-state';

/** Says why the screen does not show the chosen persona. */
export function OwnUserNote() {
  const isOwn = useSession(focusSession, showsOwnUser);
  if (!isOwn) return null;
  return (
    <span className="studio-badge" title="The world of this state has no such user as the chosen persona">
      Shows its own user
    </span>
  );
}
