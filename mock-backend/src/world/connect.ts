import type { Connection, WorldClock, WorldReply, WorldRequest } from '../core/types';
import { BufferedResponse } from './buffered-response';
import { createCookieJar } from './cookie-jar';
import { createLock } from './lock';

/** Answers that must not have a body (Fetch standard, "null body status"). */
const BODILESS = new Set([101, 204, 205, 304]);

/** What a connection needs of its world. */
export interface Service {
  answer(request: WorldRequest): Promise<WorldReply>;
  clock: WorldClock;
  /** Counts resets: a new number means that no session outlived the last one. */
  epoch(): number;
  /** Signs a person in and gives their `Set-Cookie` value. */
  signIn(email: string): string;
}

/** A browser inside the page: `fetch` without a network, with a cookie jar of its own. */
export function connect(service: Service, signedInAs?: string): Connection {
  const jar = createCookieJar(service.clock.now);
  const arrivals = createLock();
  let epoch = service.epoch();
  let user = signedInAs;
  const signIn = () => {
    if (user) jar.store(service.signIn(user), '/');
  };
  signIn();

  return {
    transport: async (request) => {
      if (epoch !== service.epoch()) {
        epoch = service.epoch();
        jar.clear();
        signIn();
      }
      const { pathname } = new URL(request.url);
      const keepsCookies = request.credentials !== 'omit';
      // Reading a body takes time: without the lock, a later request without one would be answered first.
      const { answering } = await arrivals.run(async () => {
        const raw = await toWorldRequest(request, keepsCookies ? jar.header(pathname) : '');
        return { answering: service.answer(raw) };
      });
      const reply = await answering;
      if (keepsCookies) for (const cookie of reply.cookies) jar.store(cookie, pathname);
      return toResponse(reply, request.signal);
    },
    signIn: (email) => {
      jar.store(service.signIn(email), '/');
      user = email;
    },
    forget: jar.clear,
    cookies: jar.list,
    setCookies: (cookies) => {
      // They are of the world as it is now: a reset before them must not replace them at the next request.
      epoch = service.epoch();
      jar.clear();
      for (const cookie of cookies) jar.store(cookie, '/');
    },
  };
}

/** A `Request` as a world takes it, with the cookies that browsers hide. */
async function toWorldRequest(request: Request, cookie: string): Promise<WorldRequest> {
  request.signal.throwIfAborted();
  const headers: Record<string, string> = pageOrigin();
  // Browsers and Node give the names in lower case, happy-dom as the caller wrote them.
  for (const [name, value] of request.headers) headers[name.toLowerCase()] = value;
  if (cookie) headers.cookie = cookie;
  return {
    method: request.method,
    url: request.url,
    headers,
    body: request.method === 'GET' ? null : new Uint8Array(await request.arrayBuffer()),
    signal: request.signal,
  };
}

/** What a browser would add on the way out; nothing where no page is around, or one without an origin of its own. */
function pageOrigin(): Record<string, string> {
  const origin = globalThis.location?.origin;
  return origin === undefined || origin === 'null' ? {} : { origin };
}

/** A world's answer as `fetch` would hand it over: without its cookies. */
function toResponse({ status, headers, body, stream }: WorldReply, signal: AbortSignal): Response {
  const init = { status, headers };
  if (BODILESS.has(status)) return new Response(null, init);
  if (stream) return new Response(toByteStream(stream(signal)), init);
  return typeof body === 'string' ? new BufferedResponse(body, init) : new Response(body?.slice() ?? null, init);
}

/** The chunks of a streamed answer, as they become ready. */
function toByteStream(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
