import { FronteggProvider } from '@portico/sdk';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import './hosted.css';

/** The base path of every page of the SDK. Other addresses of the service are outside it. */
const OWN_PAGES = '/account/';
/** The storage key of the address after the sign-in. It survives detours, such as a forgotten password. */
const NEXT_KEY = 'portico-hosted-next';
/** Without a pending authorization request, a sign-in leads to the hosted portal. */
const PORTAL = '/account/portal';

/** Returns the address that continues the authorization request: of this page load, or of an earlier step. */
function readNext(): string {
  const asked = new URLSearchParams(window.location.search).get('redirectUrl');
  // This only stores the address. The SDK checks it before it navigates there.
  if (asked?.startsWith('/oauth/')) window.sessionStorage.setItem(NEXT_KEY, asked);
  return window.sessionStorage.getItem(NEXT_KEY) ?? PORTAL;
}

/** Rendered at addresses that are no page of the SDK: reloads them, so that the service answers. */
function Elsewhere() {
  const isOwn = window.location.pathname.startsWith(OWN_PAGES);
  useEffect(() => {
    if (isOwn) return;
    window.sessionStorage.removeItem(NEXT_KEY);
    window.location.reload();
  }, [isOwn]);
  return isOwn ? (
    <main>
      <h1>There is no such page</h1>
      <p>
        <a href={PORTAL}>Go to your account</a>
      </p>
    </main>
  ) : null;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <FronteggProvider
      contextOptions={{ baseUrl: window.location.origin, clientId: 'demo-client-id' }}
      authOptions={{ routes: { authenticatedUrl: readNext() } }}
    >
      <Elsewhere />
    </FronteggProvider>,
  );
}
