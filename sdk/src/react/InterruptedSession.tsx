import { useSession } from '../app/context';
import { lazyComponent } from '../app/lazy/lazy-component';
import type { AskedStepUp } from '../session/session';
import { LazyPart } from './LazyPart';

const signInAgain = lazyComponent<object>(() =>
  import('./interrupted/SignInAgain').then((module) => module.signInAgainContent),
);
const confirmUser = lazyComponent<AskedStepUp>(() =>
  import('./interrupted/ConfirmUser').then((module) => module.confirmUserContent),
);

/**
 * Asks the user over the page: to sign in again after an interrupted session, or for a second factor that a call needs.
 * The chunks are loaded when that happens.
 */
export function InterruptedSession() {
  const isInterrupted = useSession((session) => session.isInterrupted);
  const stepUp = useSession((session) => session.stepUp);
  if (isInterrupted) return <LazyPart part="login-box" lazy={signInAgain} props={{}} />;
  return stepUp && <LazyPart part="login-box" lazy={confirmUser} props={stepUp} />;
}
