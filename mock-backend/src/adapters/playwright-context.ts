import type { BrowserContext, Request as PageRequest, Route } from '@playwright/test';
import type { World } from '../core/types';
import { createLock } from '../world/lock';
import { corsHeaders, preflightHeaders } from './cors';
import { watchRequestOrder } from './playwright-order';

/** How to connect a browser context. */
export interface ConnectContextOptions {
  /** Where the pages believe the service to be; requests below it never leave the test. */
  baseUrl: string;
  /** E-mail of the user whose session the browser already holds. */
  signedInAs?: string;
}

/** A browser context whose service calls a world answers. */
export interface ContextConnection {
  /**
   * Holds the session of a user from now on; pages that are open notice it when they load again.
   *
   * @throws {Error} when no user has this e-mail address.
   */
  signIn(email: string): void;
  /** Settles when the clocks of all pages have followed the world's clock to where it is now. */
  clockSettled(): Promise<void>;
  /** Stops answering. The clocks of the pages stay as they are. */
  disconnect(): Promise<void>;
}

/**
 * Answers the service calls of every page of a browser context, also of second tabs and popups, from a world in the process of
 * the test. The pages share the cookies of one browser. Other requests pass. The pages start at the world's time, and
 * moving the world's clock moves theirs.
 *
 * @example
 * const world = createWorld({ latency: 0 });
 * await connectContext(page.context(), world, { baseUrl: 'https://identity.portico.test' });
 */
export async function connectContext(
  context: BrowserContext,
  world: World,
  options: ConnectContextOptions,
): Promise<ContextConnection> {
  const { transport, signIn } = world.connect({ signedInAs: options.signedInAs });
  const arrivals = createLock();
  const baseUrl = `${options.baseUrl.replace(/\/$/, '')}/`;
  const pattern = `${baseUrl}**`;
  const order = await watchRequestOrder(context, baseUrl);
  const handler = async (route: Route) => {
    const request = route.request();
    // The headers of a request take a round trip: without the lock a later request could be answered first.
    const enter = () => arrivals.run(async () => ({ answering: answer(request, await headersOf(request), transport) }));
    const { answering } = await new Promise<Awaited<ReturnType<typeof enter>>>((resolve) => {
      order.arrive(request, () => resolve(enter()));
    });
    const reply = await answering;
    // The page may be closed by now.
    await (reply ? route.fulfill(reply) : route.abort('failed')).catch(() => {});
  };
  await context.route(pattern, handler);
  const clock = await followClock(context, world);
  return {
    signIn,
    clockSettled: clock.settled,
    disconnect: async () => {
      clock.stop();
      await context.unroute(pattern, handler);
    },
  };
}

interface PageReply {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

/** All headers of a request; without those that the browser adds when it sends it if the page is closed by now. */
function headersOf(request: PageRequest): Promise<Record<string, string>> {
  return request.allHeaders().catch(() => request.headers());
}

/** The answer of the world; `null` if a fault leaves the call without one. */
async function answer(
  request: PageRequest,
  headers: Record<string, string>,
  transport: (request: Request) => Promise<Response>,
): Promise<PageReply | null> {
  if (request.method() === 'OPTIONS') {
    const allowed = preflightHeaders(headers.origin, headers['access-control-request-headers']);
    return { status: 204, headers: allowed };
  }
  const body = request.postDataBuffer();
  const init = { method: request.method(), headers: withoutPseudo(headers), body: body ? new Uint8Array(body) : null };
  const response = await transport(new Request(request.url(), init)).catch(() => null);
  const content = await response?.arrayBuffer().catch(() => null);
  if (!response || !content) return null;
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...corsHeaders(headers.origin) },
    body: Buffer.from(content),
  };
}

/** Browsers report `:method` and the like among the headers; `cookie` belongs to the jar of the connection. */
function withoutPseudo(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'cookie'));
}

/** Starts the pages' clocks at the world's time and moves them whenever the world's clock is moved. */
async function followClock({ clock }: BrowserContext, world: World) {
  await clock.install({ time: world.clock.now() });
  let moves: Promise<void> = Promise.resolve();
  const stop = world.clock.subscribe((movedMs) => {
    // A page's timers can't run backwards: there only its date is set back.
    const move = () => (movedMs > 0 ? clock.fastForward(movedMs) : clock.setSystemTime(world.clock.now()));
    moves = moves.then(move).catch(() => {});
  });
  return { stop, settled: () => moves };
}
