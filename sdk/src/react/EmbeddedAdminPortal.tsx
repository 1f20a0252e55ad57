import { useSession } from '../app/context';
import { LazyPart } from './LazyPart';
import { embeddedPortal } from './portal-parts';

/**
 * Renders the admin portal inside a page of the host. Its chunk is loaded once the user is signed in. If the session ends
 * then, the portal says so and offers a new sign-in; a sign-out in this tab closes it.
 */
export function EmbeddedAdminPortal() {
  const isOpen = useSession(({ status, hasEnded }) => status === 'signedIn' || hasEnded);
  if (!isOpen) return null;
  return <LazyPart part="admin-portal" lazy={embeddedPortal} spins />;
}
