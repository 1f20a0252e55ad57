import type { Transport } from '../core/transport';
import type { UrlStrategy } from '../core/url-strategy';
import { type Site, showSite } from './site-frame';

/** Path of the service's own sign-in page: a world has none, so the preview shows the login box. */
const HOSTED_PAGES = '/account/';

/**
 * Where a page of the world leads: to another page of the world, to the service's own sign-in page, or back to an address
 * of the host. `null` is an address that the world does not serve.
 */
type Answer = Site | { hostedPage: string } | { back: string } | null;

/** Handlers for where a chain of redirects ends. */
export interface Ends {
  /** Back at an address of the host. */
  onBack(address: string): void;
  /**
   * At the service's own sign-in page, which continues with a request or, when it returns to the host's page, calls
   * `onReturn`; returns whether the page has left for it.
   */
  onHostedPage(address: string, goOn: (request: Request) => void, onReturn: () => void): boolean;
  /**
   * Called with the address of each page of the world that is shown. `close` returns to the host's page, and returns
   * whether the page was still shown.
   */
  onPage?(address: string, close: () => boolean): void;
}

/**
 * The URL strategy of a page whose world also answers for other sites. Leaving the page shows the other site over the
 * host's page, because a page load would lose the world and its session. When `over` is aborted, the shown page of the
 * world closes and pending answers are dropped.
 */
export function withSites(
  location: UrlStrategy,
  transport: Transport,
  ends: Ends,
  over: AbortSignal = new AbortController().signal,
): UrlStrategy {
  /** Set once the page has left: its timers must not leave a second time. */
  let away = false;
  const goOn = (request: Request) => void followAndShow(request);
  const onReturn = () => {
    away = false;
  };
  async function followAndShow(request: Request): Promise<void> {
    // Without an answer, leave to the address: the browser shows its own error page.
    const answer = await follow(request, transport).catch(() => null);
    if (over.aborted) return;
    away = answer !== null && 'page' in answer;
    if (answer === null) location.leave(request.url);
    else if ('page' in answer) show(answer);
    else if ('back' in answer) ends.onBack(answer.back);
    else away = ends.onHostedPage(answer.hostedPage, goOn, onReturn);
  }
  function show(site: Site): void {
    const closeSite = showSite(site, goOn, over);
    ends.onPage?.(site.address, () => {
      const wasShown = closeSite();
      if (wasShown) onReturn();
      return wasShown;
    });
  }
  function leave(url: string): void {
    if (away) return;
    away = true;
    goOn(new Request(url));
  }
  return { ...location, leave };
}

/** Requests an address of the world and follows its redirects. */
async function follow(request: Request, transport: Transport): Promise<Answer> {
  const answer = await transport(request);
  const next = answer.headers.get('location');
  if (next === null) {
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    return isPage ? { page: await answer.text(), address: request.url } : null;
  }
  const address = new URL(next, request.url);
  // A relative path belongs to the service, even if it shares its origin with the host.
  if (address.origin === window.location.origin && !next.startsWith('/')) return { back: address.href };
  if (address.pathname.startsWith(HOSTED_PAGES)) return { hostedPage: address.href };
  return follow(new Request(address), transport);
}
