import type { HostAddress, UrlStrategy } from './url-strategy';

/** Fired on the window after every change of address; hosts listen to it (contract: headers-and-storage §10). */
const LOCATION_CHANGE_EVENT = 'frontegg_locationchange';

/** Converts between an address of the host and the address bar. */
export interface AddressFormat {
  read(location: Location): HostAddress;
  write(address: string): string;
}

/** Creates a URL strategy that uses the browser's address bar. */
export function createBrowserStrategy(host: Window, format: AddressFormat): UrlStrategy {
  announceChanges(host);
  const href = (address: string) => new URL(format.write(address), host.location.href).href;
  return {
    read: () => format.read(host.location),
    href,
    leave: (url) => host.location.assign(url),
    // Absolute, because the history resolves other addresses by the page's `<base href>`.
    go: (address, { replace = false } = {}) =>
      host.history[replace ? 'replaceState' : 'pushState'](null, '', href(address)),
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

/**
 * Dispatches an event for each pushed address: browsers fire none, and the host's router pushes addresses all the time.
 */
function announceChanges(host: Window): void {
  const history = host.history as History & { [announced]?: true };
  if (history[announced]) return;
  history[announced] = true;
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (...entry: Parameters<History['pushState']>) => {
      original(...entry);
      // Deferred, because routers push during phases in which React allows no update.
      queueMicrotask(() => host.dispatchEvent(new Event(LOCATION_CHANGE_EVENT)));
    };
  }
}

/** Normalizes a base name: `/app/` and `app` to `/app`; a missing one to the empty string. */
export function normalBasename(basename = ''): string {
  const inner = basename.replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}` : '';
}
