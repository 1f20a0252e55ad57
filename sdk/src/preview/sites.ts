import type { Transport } from '../core/transport';
import type { UrlStrategy } from '../core/url-strategy';
import { showSite } from './site-frame';

/**
 * Where a page of the world leads: to another page of the world, or back to an address of the host. `null` is an address
 * that the world knows nothing of.
 */
type Answer = { page: string; address: string } | { back: string } | null;

/**
 * Addresses of a page whose world answers for other sites, too: providers and companies show their pages over the host's,
 * because a browser that went there would lose the world, and the session with it.
 */
export function withSites(location: UrlStrategy, transport: Transport): UrlStrategy {
  /** A page that has left leaves no second time, whatever its timers say. */
  let away = false;
  async function visit(request: Request): Promise<void> {
    // Without an answer the browser says so itself.
    const answer = await follow(request, transport).catch(() => null);
    away = answer !== null && 'page' in answer;
    if (answer === null) location.leave(request.url);
    else if ('back' in answer) goBack(answer.back);
    else showSite(answer, (next) => void visit(next));
  }
  function leave(url: string): void {
    if (away) return;
    away = true;
    void visit(new Request(url));
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
  return address.origin === window.location.origin ? { back: address.href } : follow(new Request(address), transport);
}

/** As the host's own router would: a load would lose the world. */
function goBack(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
