import { useSession } from '../app/context';
import { LazyPart } from './LazyPart';
import { loadEmbeddedPortal } from './portal-parts';
import { Waiting } from './Waiting';

/** The admin portal in a place of the host's own page. Its script arrives when somebody is signed in. */
export function EmbeddedAdminPortal() {
  const signedIn = useSession((session) => session.status === 'signedIn');
  if (!signedIn) return null;
  return <LazyPart part="admin-portal" load={loadEmbeddedPortal} waiting={<Waiting part="admin-portal" />} />;
}
