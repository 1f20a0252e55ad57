import { useSession } from '../app/context';
import { lazyComponent } from '../app/lazy/lazy-component';
import { LazyPart } from './LazyPart';

const boxOverPage = lazyComponent<object>(() => import('./interrupted/AskedOverPage'));

/**
 * Asks the user over the page: to sign in again after an interrupted session, or for a second factor that a call needs.
 * The chunk is loaded when that happens.
 */
export function InterruptedSession() {
  const asks = useSession(({ isInterrupted, stepUp }) => isInterrupted || stepUp !== null);
  return asks && <LazyPart part="login-box" lazy={boxOverPage} />;
}
