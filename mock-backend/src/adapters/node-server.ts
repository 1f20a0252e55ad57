import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from '../core/types';
import { MAX_BODY_BYTES } from '../handlers/read-request';
import { answerControl, CONTROL_PATH } from './control';
import { corsHeaders, preflightHeaders } from './cors';
import { isHostedPath, readHostedFile } from './hosted-pages';
import { keepState, type StateFile } from './state-file';

/** How long pending requests may take once the server is stopping. */
const STOP_GRACE_MS = 2_000;
/** How long a client may take to send a whole request. */
const PATIENCE_MS = 30_000;

/** How to serve a world. */
export interface ServerOptions {
  world: World;
  /** Default: 0, which takes any free port. */
  port?: number;
  /** `127.0.0.1` unless set: a mock hands out the passwords of all its users. */
  host?: string;
  /** Lets other machines, and pages of the server's own address, reach the controls under `/__world`, too. */
  allowRemote?: boolean;
  /** Restored at the start when it exists, updated from then on. */
  stateFile?: string;
  /**
   * A folder with the built page of the hosted login, served at `/account/…`: an `index.html` that signs users in and goes
   * on to the address in its parameter `redirectUrl`. Default: the login box of the SDK.
   */
  loginPage?: string;
  /** How long a client may take to send a request before it is answered with 408, in milliseconds. Default: 30,000. */
  patienceMs?: number;
}

/** A world over HTTP. */
export interface WorldServer {
  /** For instance `http://127.0.0.1:4400`. */
  readonly url: string;
  readonly port: number;
  /** Waits for pending requests (2 s at most), saves the state, frees the port. */
  stop(): Promise<void>;
}

/**
 * Serves a world over HTTP, with cookies and CORS, and its control calls under `/__world` for this machine alone.
 *
 * @throws {NodeJS.ErrnoException} `EADDRINUSE` when the port is taken.
 * @throws {WorldFileError} when the state file is no world of ours.
 */
export async function startServer(options: ServerOptions): Promise<WorldServer> {
  const {
    world,
    port = 0,
    host = '127.0.0.1',
    allowRemote = false,
    stateFile,
    loginPage,
    patienceMs = PATIENCE_MS,
  } = options;
  const patience = { requestTimeout: patienceMs, headersTimeout: patienceMs, connectionsCheckingInterval: patienceMs };
  let restored: Promise<StateFile | undefined>;
  const server = createServer(patience, (request, response) => {
    restored.then(() => serve({ world, allowRemote, loginPage }, request, response)).catch(() => response.destroy());
  });
  await listen(server, port, host);
  // Only with a port of its own: the file may belong to the server on a busy one.
  restored = stateFile === undefined ? Promise.resolve(undefined) : keepState(world, stateFile);
  const state = await restored.catch(async (error) => {
    await stopGently(server);
    throw error;
  });
  let stopped: Promise<void> | undefined;
  const address = server.address() as AddressInfo;
  const shownHost = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${shownHost}:${address.port}`,
    port: address.port,
    stop: () => {
      stopped ??= stopGently(server).then(() => state?.close());
      return stopped;
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** The world of a server, the machines that may control it, and the folder of its login page. */
interface Served {
  world: World;
  allowRemote: boolean;
  loginPage: string | undefined;
}

async function stopGently(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(force);
}

async function serve(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = plainHeaders(request);
  const url = readAddress(request.url ?? '/', headers.host);
  if (!url) {
    response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    response.end(JSON.stringify({ errors: ['This is not an address.'] }));
    return;
  }
  if (request.method === 'OPTIONS') {
    const allowed = preflightHeaders(headers.origin, headers['access-control-request-headers']);
    response.writeHead(204, allowed).end();
    return;
  }
  const isControl = url.pathname === CONTROL_PATH || url.pathname.startsWith(`${CONTROL_PATH}/`);
  if (isControl) return serveControl(served, request, response, url.pathname);
  if (methodOf(request) === 'GET' && isHostedPath(url.pathname)) return servePage(served, response, url.pathname);
  return serveCall(served.world, request, response, url);
}

async function servePage({ loginPage }: Served, response: ServerResponse, path: string): Promise<void> {
  const { status, headers, body } = await readHostedFile(path, loginPage);
  response.writeHead(status, headers).end(body);
}

async function serveCall(world: World, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const headers = plainHeaders(request);
  const left = new AbortController();
  response.once('close', () => left.abort(new DOMException('The client has gone.', 'AbortError')));
  // If a fault leaves the call without an answer, this rejects, and the connection is closed as by a lost network.
  const reply = await world.answer({
    method: methodOf(request),
    url: url.href,
    headers: { 'x-forwarded-for': request.socket.remoteAddress ?? '', ...headers },
    body: await readBytes(request),
    signal: left.signal,
  });
  const cookies = reply.cookies.length > 0 ? { 'set-cookie': [...reply.cookies] } : {};
  response.writeHead(reply.status, { ...reply.headers, ...corsHeaders(headers.origin), ...cookies });
  // If the stream of an answer fails, this rejects too, and the connection is closed.
  for await (const chunk of reply.stream?.(left.signal) ?? []) response.write(chunk);
  response.end(reply.stream ? undefined : (reply.body ?? undefined));
}

async function serveControl(
  { world, allowRemote }: Served,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { host, origin } = plainHeaders(request);
  const isLocal = isLoopback(request.socket.remoteAddress ?? '') && isLoopback(hostOf(`http://${host}`));
  // Pages of other sites in a browser of this machine must not reach the controls either.
  const isOwnPage = allowRemote && hostOf(origin ?? '') === hostOf(`http://${host}`);
  const isTrusted = origin === undefined || isLoopback(hostOf(origin)) || isOwnPage;
  const text = new TextDecoder().decode(await readBytes(request, Number.POSITIVE_INFINITY));
  const reply =
    (isLocal || allowRemote) && isTrusted
      ? await answerControl(world, methodOf(request), path, text)
      : { status: 403, body: { errors: ['The controls of a world answer this machine only.'] } };
  const cors = isTrusted ? corsHeaders(origin) : {};
  response.writeHead(reply.status, { ...cors, 'content-type': 'application/json; charset=utf-8' });
  response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
}

/** Scripts that wait for a server often send HEAD. It is answered as GET: Node leaves the body out of the answer. */
function methodOf({ method = 'GET' }: IncomingMessage): string {
  return method === 'HEAD' ? 'GET' : method;
}

/**
 * The address of a request, `null` if it is invalid. Its origin is the one by which the client calls this server, because the
 * tokens of a hosted sign-in name that origin as their issuer.
 */
function readAddress(target: string, host: string | undefined): URL | null {
  const path = target.replace(/^\/+/, '/');
  const own = `http://${host}`;
  const base = URL.canParse(own) ? own : 'http://localhost';
  return URL.canParse(path, base) ? new URL(path, base) : null;
}

/** The whole body, or its first bytes up to one more than a world accepts, so that the world refuses it. */
async function readBytes(request: IncomingMessage, limit = MAX_BODY_BYTES + 1): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size < limit) chunks.push(chunk);
    size += chunk.byteLength;
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, limit));
}

function plainHeaders(request: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]);
  return Object.fromEntries(pairs);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/i.test(address);
}
