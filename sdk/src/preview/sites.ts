import type { Transport } from '../core/transport';
import type { UrlStrategy } from '../core/url-strategy';
import { type Site, showSite } from './site-frame';

/** Where the service's own sign-in page stands: a world has none, the kit shows it. */
const OWN_PAGES = '/account/';

/**
 * Where a page of the world leads: to another page of the world, to the service's own sign-in page, or back to an address
 * of the host. `null` is an address that the world knows nothing of.
 */
type Answer = Site | { ownPage: string } | { back: string } | null;

/** What is done at the ends of a visit. */
export interface Ends {
  /** Back at an address of the host. */
  onBack(address: string): void;
  /** At the service's own sign-in page, which goes on with a request; says whether the page has left for it. */
  onOwnPage(address: string, goOn: (request: Request) => void): boolean;
  /** Called with the address of each page of the world that is shown. */
  onPage?(address: string): void;
}

/**
 * Addresses of a page whose world answers for other sites, too: they show their pages over the host's, because a browser
 * that went there would lose the world, and the session with it. When `over` is aborted, the page of the world that is
 * shown is closed and answers under way are dropped.
 */
export function withSites(
  location: UrlStrategy,
  transport: Transport,
  ends: Ends,
  over: AbortSignal = new AbortController().signal,
): UrlStrategy {
  /** A page that has left leaves no second time, whatever its timers say. */
  let away = false;
  const goOn = (request: Request) => void visit(request);
  async function visit(request: Request): Promise<void> {
    // Without an answer the browser says so itself.
    const answer = await follow(request, transport).catch(() => null);
    if (over.aborted) return;
    away = answer !== null && 'page' in answer;
    if (answer === null) location.leave(request.url);
    else if ('page' in answer) show(answer);
    else if ('back' in answer) ends.onBack(answer.back);
    else away = ends.onOwnPage(answer.ownPage, goOn);
  }
  function show(site: Site): void {
    showSite(site, goOn, over);
    ends.onPage?.(site.address);
  }
  function leave(url: string): void {
    if (away) return;
    away = true;
    goOn(new Request(url));
  }
  return { ...location, leave };
}

/** Asks the world, wherever it redirects to. */
async function follow(request: Request, transport: Transport): Promise<Answer> {
  const answer = await transport(request);
  const next = answer.headers.get('location');
  if (next === null) {
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    return isPage ? { page: await answer.text(), address: request.url } : null;
  }
  const address = new URL(next, request.url);
  // A path alone is the service's own, even where it shares its origin with the host.
  if (address.origin === window.location.origin && !next.startsWith('/')) return { back: address.href };
  if (address.pathname.startsWith(OWN_PAGES)) return { ownPage: address.href };
  return follow(new Request(address), transport);
}
