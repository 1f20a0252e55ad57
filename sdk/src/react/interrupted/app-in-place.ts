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
import type { StepEntries } from '../../core/url-strategy';
import { signedOutState } from '../../session/session-state';

/**
 * Counts the steps of the sign-in instead of adding entries to the history, whose entries belong to the page below. When
 * the user goes back, the portal returns to its entry, and the sign-in goes to the previous step.
 */
function createStepsInPlace(entries: StepEntries | undefined): StepEntries {
  let depth = 0;
  const goBack = (count: number) => {
    depth = Math.max(0, depth - count);
  };
  return {
    depth: () => depth,
    trail: () => [],
    push: () => {
      depth += 1;
    },
    replace: () => undefined,
    back: async (count) => goBack(count),
    subscribe(listener) {
      const unsubscribe = entries?.subscribe(() => {
        goBack(1);
        listener();
      });
      return () => unsubscribe?.();
    },
  };
}

/** Path, query and host of the page below, to which a login method of another site returns. */
function pageBelow({ location }: App): string {
  const { path, query } = location.read();
  return location.href(query.size > 0 ? `${path}?${query}` : path);
}

/**
 * Returns the app of a login box that is over a page instead of at its own address: its addresses are in memory. A login
 * method of another site leaves the page, and returns to its address.
 */
function boxInPlace(app: App, address: string): App {
  const { location, routes } = app;
  const own = withParameters(address, { [REDIRECT_PARAMETER]: pageBelow(app) });
  const memory = createMemoryStrategy({ address: own, onLeave: location.leave });
  return {
    ...app,
    location: { ...memory, href: location.href, steps: createStepsInPlace(stepEntries(app)) },
    redirectTo: (target) => isLoginPage(routes, target.replace(/[?#].*$/, '')) && memory.go(target),
  };
}

/**
 * Returns the app of a login box that signs the user of an interrupted session in again. It sees no signed-in user. The
 * page below is shown once the user is signed in, so a redirect to it changes nothing.
 */
export function signInInPlace(app: App): App {
  const { session, storage } = app;
  // Else the login box would say that the browser has not kept the session, if the last sign-in is minutes ago.
  storage.session.remove(storageKeys.signedInAt);
  const { user } = session.store.getState();
  return {
    ...boxInPlace(app, loginAddress(app.routes)),
    typedEmail: user?.email ?? '',
    session: { ...session, store: createStore(() => ({ ...session.store.getState(), ...signedOutState })) },
  };
}

/** Returns the app of a login box that asks the signed-in user for a second factor; it ends with `onReturn`. */
export function stepUpInPlace(app: App, { maxAge }: StepUpOptions, onReturn: () => void): App {
  const asked: Record<string, string> = maxAge === undefined ? {} : { [MAX_AGE_PARAMETER]: String(maxAge) };
  return {
    ...boxInPlace(app, withParameters(app.routes.stepUpUrl, asked)),
    // What the step-up stores for a new login would lead the next one here.
    storage: createMemoryStorage(),
    redirectTo(target) {
      // After a failure, the step-up wants a new login, which would discard the page below; it shows the error instead.
      if (target !== app.routes.logoutUrl) onReturn();
    },
  };
}
