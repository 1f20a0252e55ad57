import type { Place, UrlStrategy } from './url-strategy';

/** Fired on the window after every change of address; hosts listen to it (contract: headers-and-storage §10). */
const LOCATION_CHANGE_EVENT = 'frontegg_locationchange';

/** How one strategy writes a place of the host into the address bar, and reads it back. */
export interface AddressFormat {
  read(location: Location): Place;
  write(address: string): string;
}

/** A url strategy over the browser's address bar. */
export function createBrowserStrategy(host: Window, format: AddressFormat): UrlStrategy {
  announceChanges(host);
  return {
    read: () => format.read(host.location),
    href: (address) => new URL(format.write(address), host.location.href).href,
    leave: (url) => host.location.assign(url),
    go: (address, { replace = false } = {}) =>
      host.history[replace ? 'replaceState' : 'pushState'](null, '', format.write(address)),
    subscribe(listener) {
      const events = [LOCATION_CHANGE_EVENT, 'popstate', 'hashchange'];
      for (const event of events) host.addEventListener(event, listener);
      return () => {
        for (const event of events) host.removeEventListener(event, listener);
      };
    },
  };
}

const announced = Symbol.for('portico.history');

/** Browsers do not tell when somebody else pushes an address, and the host's router does so all the time. */
function announceChanges(host: Window): void {
  const history = host.history as History & { [announced]?: true };
  if (history[announced]) return;
  history[announced] = true;
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (...entry: Parameters<History['pushState']>) => {
      original(...entry);
      // Later, because routers push from places where React allows no update.
      queueMicrotask(() => host.dispatchEvent(new Event(LOCATION_CHANGE_EVENT)));
    };
  }
}

/** `/app/` and `app` as `/app`; nothing as the empty text. */
export function normalBasename(basename = ''): string {
  const inner = basename.replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}` : '';
}
