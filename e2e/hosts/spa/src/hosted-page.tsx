import { createApp, createMemoryStrategy, FronteggProvider } from '@portico/sdk';
import type { WorldPreview } from '@portico/sdk/preview';
import { createRoot } from 'react-dom/client';

/** Where the service's own addresses stand: what its sign-in page leads on to. */
const OF_SERVICE = '/oauth/';

/**
 * The service's own sign-in page, in place of the host's: a world inside of the page has no other site to show it. Whoever
 * has signed in goes back to the host, to wherever the service sends them.
 */
export function openHostedPage({ transport, ready, clock }: WorldPreview, address: string): void {
  const { origin, pathname, search } = new URL(address);
  const location = createMemoryStrategy({ address: pathname + search });
  const app = createApp({
    appName: 'hosted page',
    contextOptions: { baseUrl: origin, clientId: 'demo-client-id' },
    preview: { transport, ready, clock, location },
  });
  const host = document.getElementById('root');
  const place = document.body.appendChild(document.createElement('div'));
  if (host) host.hidden = true;
  const root = createRoot(place);
  root.render(<FronteggProvider app={app}>{null}</FronteggProvider>);

  location.subscribe(() => {
    const { path, query } = location.read();
    if (!path.startsWith(OF_SERVICE)) return;
    void transport(new Request(`${origin}${path}?${query}`)).then(({ headers }) => {
      root.unmount();
      place.remove();
      app.dispose();
      if (host) host.hidden = false;
      goBack(headers.get('location') ?? '/');
    });
  });
}

/** The page stays: the world in it would be lost by a load. */
function goBack(address: string): void {
  const { pathname, search } = new URL(address, window.location.href);
  window.history.pushState(null, '', pathname + search);
}
