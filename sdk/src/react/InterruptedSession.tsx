import { useSession } from '../app/context';
import { lazyComponent } from '../app/lazy/lazy-component';
import { LazyPart } from './LazyPart';

const signInAgain = lazyComponent<object>(() =>
  import('./interrupted/SignInAgain').then((module) => module.signInAgainContent),
);

/** Asks the user of an interrupted session to sign in again, over the page; its chunk is loaded when that happens. */
export function InterruptedSession() {
  const isInterrupted = useSession((session) => session.isInterrupted);
  return isInterrupted && <LazyPart part="login-box" lazy={signInAgain} />;
}
