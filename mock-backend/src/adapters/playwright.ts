import type { Page, Route } from '@playwright/test';
import type { World } from '../world/types';
import { corsHeaders, preflightHeaders } from './cors';

/** How to connect a page. */
export interface ConnectPageOptions {
  /** Where the page believes the service to be; requests below it never leave the test. */
  baseUrl: string;
  /** E-mail of the person whose session the browser already holds. */
  signedInAs?: string;
}

/**
 * Answers every service call of a page from a world in the test's own process. Other requests pass. Returns the way to
 * disconnect.
 *
 * @example
 * const world = createWorld({ latency: 0 });
 * await connectPage(page, world, { baseUrl: 'https://identity.portico.test' });
 */
export async function connectPage(page: Page, world: World, options: ConnectPageOptions): Promise<() => Promise<void>> {
  const { transport } = world.connect({ signedInAs: options.signedInAs });
  const pattern = `${options.baseUrl.replace(/\/$/, '')}/**`;
  const handler = (route: Route) => fulfill(route, transport);
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

async function fulfill(route: Route, transport: (request: Request) => Promise<Response>): Promise<void> {
  const request = route.request();
  const headers = await request.allHeaders();
  if (request.method() === 'OPTIONS') {
    const allowed = preflightHeaders(headers.origin, headers['access-control-request-headers']);
    return route.fulfill({ status: 204, headers: allowed });
  }
  const body = request.postDataBuffer();
  const init = { method: request.method(), headers: withoutPseudo(headers), body: body ? new Uint8Array(body) : null };
  const response = await transport(new Request(request.url(), init)).catch(() => null);
  // The page may have gone while the world was thinking; then nobody waits for an answer.
  if (!response) return route.abort('failed').catch(() => {});
  const answer = Object.fromEntries(response.headers);
  const content = Buffer.from(await response.arrayBuffer());
  await route
    .fulfill({ status: response.status, headers: { ...answer, ...corsHeaders(headers.origin) }, body: content })
    .catch(() => {});
}

/** Browsers report `:method` and the like among the headers; `cookie` belongs to the jar of the connection. */
function withoutPseudo(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'cookie'));
}
