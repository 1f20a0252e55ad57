import type { App } from '../../app/app';
import { stepEntries } from '../../app/history/step-entries';
import { authPageAt } from '../../app/routes';
import { formatAddress, withoutParams } from './format-address';
import { readAddress } from './read-address';

/** Where the portal is: at its own route, over the host, or in a page of the host. */
export type PortalPlacement = 'route' | 'overlay' | 'embedded';

/** The portal's part of the browser's history: its addresses from the first entry to the current one. */
export interface PortalTrail {
  /** Empty in an entry of the host. */
  read(): readonly string[];
  push(trail: readonly string[]): void;
  replace(trail: readonly string[]): void;
  /** Absent without a history to go back in. */
  back: ((count: number) => Promise<void>) | undefined;
  /** Calls back when the user has gone back or forward; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Whether a portal that does not cover the host is at its own route. A route at the root has no paths below it. */
export function placementHere({ location, routes }: Pick<App, 'location' | 'routes'>): 'route' | 'embedded' {
  const paths = [location.read().path, `${basePath(routes)}page`];
  return paths.every((path) => authPageAt(path, routes) === 'adminPortal') ? 'route' : 'embedded';
}

function basePath({ adminPortalUrl }: App['routes']): string {
  return adminPortalUrl.replace(/\/?$/, '/');
}

/** Returns the trail of a portal; `undefined` in a preview with its own addresses, which has no entries for it. */
export function portalTrail(app: App, placement: PortalPlacement): PortalTrail | undefined {
  return placement === 'route' ? routeTrail(app) : entryTrail(app, placement);
}

/** Over or in a page of the host, the address bar is the host's: the addresses are in the state of the entries. */
function entryTrail(app: App, name: 'overlay' | 'embedded'): PortalTrail | undefined {
  const entries = stepEntries(app);
  return (
    entries && {
      read: () => entries.trail(name),
      push: (trail) => entries.push({ [name]: trail }),
      replace: (trail) => entries.replace(trail.length > 0 ? { [name]: trail } : {}),
      back: entries.back,
      subscribe: entries.subscribe,
    }
  );
}

/** At the portal's route, the addresses are paths below it, and the host's router navigates. */
function routeTrail(app: App): PortalTrail {
  const { location, routes } = app;
  const entries = stepEntries(app);
  const base = basePath(routes);
  const isHere = () => authPageAt(location.read().path, routes) === 'adminPortal';
  const address = () => {
    const { path, query } = location.read();
    return formatAddress(readAddress(`${path.slice(base.length)}?${query}`));
  };
  /** The hash strategy has no query: there the params are only in the entry. */
  const isCurrent = (known: string) => [known, withoutParams(known)].includes(address());

  function go(trail: readonly string[], replace: boolean): void {
    const next = trail.at(-1) ?? '';
    app.redirectTo(base + next, { replace });
    // A router that navigates later has not made the entry yet; its entries then hold no trail.
    if (isCurrent(next)) entries?.replace({ route: trail });
  }

  return {
    read() {
      const trail = entries?.trail('route') ?? [];
      const last = trail.at(-1);
      return last !== undefined && isCurrent(last) ? trail : [address()];
    },
    push: (trail) => go(trail, false),
    replace: (trail) => go(trail, true),
    back: entries?.back,
    subscribe: (listener) => location.subscribe(() => isHere() && listener()),
  };
}
