import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Connection } from '../core/types';
import { PREFIX } from '../handlers/rules/call/handler-context';
import { serviceRouter } from '../handlers/service-router';

type Transport = Connection['transport'];

/**
 * Makes one msw handler for all calls of the service. msw tries its handlers one after another, so a handler for each of
 * several hundred routes would cost more than the answer; this one looks up method and path in a tree. Its predicate
 * rejects all other requests, so that msw goes on to the next handler and reports a request without any as unhandled.
 *
 * @throws {TypeError} when `baseUrl` is no address.
 */
export function createServiceHandler(transport: Transport, baseUrl?: string): HttpHandler {
  const isService = baseUrl === undefined ? hasPrefix : isBelow(baseUrl);
  return http.all(
    ({ request }) => {
      const url = new URL(request.url);
      return isService(url) && serviceRouter.find(request.method, url.pathname).kind === 'found';
    },
    ({ request }) => answer(transport, request),
  );
}

function hasPrefix({ pathname }: URL): boolean {
  return pathname.startsWith(`${PREFIX}/`);
}

function isBelow(baseUrl: string): (url: URL) => boolean {
  // A path alone is on the page's own origin.
  const { href } = new URL(baseUrl, globalThis.location?.href);
  const base = href.endsWith('/') ? href : `${href}/`;
  return (url) => url.href.startsWith(base);
}

/** A call that the world does not answer fails as it does without a network. */
async function answer(transport: Transport, request: Request): Promise<Response> {
  try {
    return await transport(request);
  } catch {
    return HttpResponse.error();
  }
}
