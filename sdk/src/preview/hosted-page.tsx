import { createRoot } from 'react-dom/client';
import type { App } from '../app/app';
import type { NavigableApp, Preview } from '../app/app-options';
import { createApp } from '../app/create-app';
import { createMemoryStrategy } from '../core/memory-strategy';
import type { UrlStrategy } from '../core/url-strategy';
import { FronteggProvider } from '../react/FronteggProvider';
import { returnByHistory } from './return-by-history';
import { withSites } from './sites';

/** Path prefix of the service's own addresses, to which its sign-in page redirects. */
const OF_SERVICE = '/oauth/';

/** Covers the host's page, whatever its own styles say of dialogs. */
const wholePage = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: '0',
  padding: '0',
  border: '0',
} as const;

/** Where the service's sign-in page leads: on, by a request, or back to the host's page. */
interface HostedPageEnds {
  goOn(request: Request): void;
  onReturn(): void;
}

/**
 * Shows the service's own sign-in page over the host's: the login box of the SDK, with the same world. It closes when it
 * leads on, and by the browser's Back.
 */
export function showHostedPage(address: string, host: NavigableApp, { goOn, onReturn }: HostedPageEnds): void {
  const { preview } = host.options;
  if (!preview) return;
  const { origin, pathname, search } = new URL(address);
  const location = createMemoryStrategy({ address: pathname + search, onLeave: (url) => window.location.assign(url) });
  const close = mount(createHostedPageApp(host, preview, origin, location), origin);

  const unsubscribe = location.subscribe(() => {
    const { path, query } = location.read();
    if (!path.startsWith(OF_SERVICE)) return;
    unsubscribe();
    // Deferred, because React is still handling the event that navigated here.
    queueMicrotask(() => {
      close();
      goOn(new Request(`${origin}${path}?${query}`));
    });
  });
  returnByHistory(() => {
    // An answer that arrives after Back must not sign in.
    unsubscribe();
    const wasShown = close();
    if (wasShown) onReturn();
    return wasShown;
  });
}

/** The app of the service's own page, in the same browser as the host's app. */
function createHostedPageApp(host: NavigableApp, preview: Preview, origin: string, location: UrlStrategy): App {
  const { contextOptions, metadata, language, colorScheme } = host.options;
  const { transport, ready, clock, credentials, captcha } = preview;
  const arrive = (address: string) => {
    const { pathname, search } = new URL(address);
    location.go(pathname + search);
  };
  const here = { ...location, href: (place: string) => new URL(place, origin).href };
  const sites = withSites(here, transport, {
    onBack: arrive,
    onHostedPage(address) {
      arrive(address);
      return false;
    },
    onPage: (_, close) => returnByHistory(close),
  });
  return createApp({
    appName: 'hosted page',
    contextOptions: { baseUrl: origin, clientId: contextOptions.clientId },
    // A login without a pending redirect still returns to the address that requested it.
    authOptions: { routes: { authenticatedUrl: location.read().query.get('redirectUrl') ?? '/' } },
    metadata,
    language,
    colorScheme,
    preview: { transport, ready, clock, credentials, captcha, location: sites },
  });
}

/** Returns a function that removes it, and returns whether it was still shown. */
function mount(app: App, origin: string): () => boolean {
  const dialog = document.createElement('dialog');
  Object.assign(dialog.style, wholePage);
  dialog.setAttribute('aria-label', new URL(origin).host);
  // Escape must not close it: the host's page has already left.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  // As in a page that has just been loaded: the first field takes the focus where nothing else has it.
  dialog.blur();
  const root = createRoot(dialog);
  root.render(<FronteggProvider app={app}>{null}</FronteggProvider>);
  return () => {
    if (!dialog.isConnected) return false;
    root.unmount();
    dialog.close();
    dialog.remove();
    return true;
  };
}
