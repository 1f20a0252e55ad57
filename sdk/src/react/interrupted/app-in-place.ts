import { createStore } from 'zustand/vanilla';
import type { StepUpOptions } from '../../access/step-up';
import type { App } from '../../app/app';
import { stepEntries } from '../../app/history/step-entries';
import { MAX_AGE_PARAMETER } from '../../app/max-age';
import { withParameters } from '../../app/navigation';
import { isLoginPage, loginAddress } from '../../app/routes';
import { createMemoryStorage, storageKeys } from '../../core/key-value-store';
import { createMemoryStrategy } from '../../core/memory-strategy';
import { REDIRECT_PARAMETER } from '../../core/redirect';
import { signedOutState } from '../../session/session-state';
import { createStepsInPlace, type StepsInPlace } from './steps-in-place';

/** A login box over a page. */
export interface BoxInPlace {
  app: App;
  steps: StepsInPlace;
}

/**
 * Returns the app of a login box that is over a page instead of at its own address: its addresses are in memory. A login
 * method of another site leaves the page, and returns to its address.
 */
function boxInPlace(app: App, address: string, onBack?: () => void): BoxInPlace {
  const { location, routes, session } = app;
  const own = withParameters(address, { [REDIRECT_PARAMETER]: location.href(location.read().address) });
  const memory = createMemoryStrategy({ address: own, onLeave: location.leave });
  const pageStays = () => session.store.getState().status !== 'signedOut';
  const steps = createStepsInPlace({ page: stepEntries(app), onBack, pageStays });
  const inPlace: App = {
    ...app,
    coversPage: true,
    location: { ...memory, href: location.href, steps },
    redirectTo: (target) => isLoginPage(routes, target.replace(/[?#].*$/, '')) && memory.go(target),
  };
  return { app: inPlace, steps };
}

/**
 * Returns the app of a login box that signs the user of an interrupted session in again. It sees no signed-in user. The
 * page below is shown once the user is signed in, so a redirect to it changes nothing.
 */
export function signInInPlace(app: App): BoxInPlace {
  const { session, storage } = app;
  // Else the login box would say that the browser has not kept the session, if the last sign-in is minutes ago.
  storage.session.remove(storageKeys.signedInAt);
  const { user } = session.store.getState();
  const { app: inPlace, steps } = boxInPlace(app, loginAddress(app.routes));
  const store = createStore(() => ({ ...session.store.getState(), ...signedOutState }));
  return { app: { ...inPlace, typedEmail: user?.email ?? '', session: { ...session, store } }, steps };
}

/**
 * Returns the app of a login box that asks the signed-in user for a second factor; it ends with `onReturn`, also when the
 * user goes back from its first step.
 */
export function stepUpInPlace(app: App, { maxAge }: StepUpOptions, onReturn: () => void): BoxInPlace {
  const asked: Record<string, string> = maxAge === undefined ? {} : { [MAX_AGE_PARAMETER]: String(maxAge) };
  const { app: inPlace, steps } = boxInPlace(app, withParameters(app.routes.stepUpUrl, asked), onReturn);
  const stepUpApp: App = {
    ...inPlace,
    // What the step-up stores for a new login would lead the next one here.
    storage: createMemoryStorage(),
    redirectTo(target) {
      // After a failure, the step-up wants a new login, which would discard the page below; it shows the error instead.
      if (target !== app.routes.logoutUrl) steps.leave(onReturn);
    },
  };
  return { app: stepUpApp, steps };
}
