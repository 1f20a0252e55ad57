import { createStore } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { withParameters } from '../../app/navigation';
import { isLoginPage, loginAddress } from '../../app/routes';
import { storageKeys } from '../../core/key-value-store';
import { createMemoryStrategy } from '../../core/memory-strategy';
import { REDIRECT_PARAMETER } from '../../core/redirect';
import type { StepEntries } from '../../core/url-strategy';
import { signedOutState } from '../../session/session-state';

/** Steps of the sign-in add no entries to the history: its entries belong to the page below. */
const noEntries: StepEntries = {
  depth: () => null,
  trail: () => [],
  push: () => undefined,
  replace: () => undefined,
  back: async () => undefined,
  subscribe: () => () => undefined,
};

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
    location: { ...memory, href: location.href, steps: noEntries },
    session: { ...session, store: createStore(() => ({ ...session.store.getState(), ...signedOutState })) },
    // The page below is shown once the user is signed in, so a redirect to it changes nothing.
    redirectTo: (target) => isLoginPage(routes, target.replace(/[?#].*$/, '')) && memory.go(target),
  };
}
