import { createStore } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { stepEntries } from '../../app/history/step-entries';
import { withParameters } from '../../app/navigation';
import { isLoginPage, loginAddress } from '../../app/routes';
import { storageKeys } from '../../core/key-value-store';
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

/**
 * Returns the app of a login box that is over a page instead of at its own address: its addresses are in memory, and it
 * sees no signed-in user. A login method of another site leaves the page, and returns to its address.
 */
export function appInPlace(app: App): App {
  const { location, routes, session, storage } = app;
  // Else the login box would say that the browser has not kept the session, if the last sign-in is minutes ago.
  storage.session.remove(storageKeys.signedInAt);
  const { path, query } = location.read();
  const here = location.href(query.size > 0 ? `${path}?${query}` : path);
  const address = withParameters(loginAddress(routes), { [REDIRECT_PARAMETER]: here });
  const memory = createMemoryStrategy({ address, onLeave: location.leave });
  const { user } = session.store.getState();
  return {
    ...app,
    typedEmail: user?.email ?? '',
    location: { ...memory, href: location.href, steps: createStepsInPlace(stepEntries(app)) },
    session: { ...session, store: createStore(() => ({ ...session.store.getState(), ...signedOutState })) },
    // The page below is shown once the user is signed in, so a redirect to it changes nothing.
    redirectTo: (target) => isLoginPage(routes, target.replace(/[?#].*$/, '')) && memory.go(target),
  };
}
