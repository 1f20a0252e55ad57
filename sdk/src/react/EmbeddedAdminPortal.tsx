import { useSession } from '../app/context';
import { LazyPart } from './LazyPart';
import { embeddedPortal } from './portal-parts';
import { Waiting } from './Waiting';

/** Renders the admin portal inside a page of the host. Its chunk is loaded once the user is signed in. */
export function EmbeddedAdminPortal() {
  const signedIn = useSession((session) => session.status === 'signedIn');
  if (!signedIn) return null;
  return <LazyPart part="admin-portal" lazy={embeddedPortal} props={{}} waiting={<Waiting part="admin-portal" />} />;
}
