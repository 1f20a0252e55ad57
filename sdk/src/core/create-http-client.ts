import type { Clock } from './clock';
import { type ApiError, LOWEST_CLIENT_ERROR_STATUS, LOWEST_SERVER_ERROR_STATUS, UNAUTHORIZED_STATUS } from './errors';
import type { Call, HttpClient } from './http-client';
import { goesWithoutToken, type RequestSource, requestHeaders } from './request-headers';
import { asApiError, errorOfResponse, parseJson } from './response-error';
import { retry } from './retry';
import { type KeyValue, type ServiceBase, serviceAddress, withQuery } from './service-address';
import type { Transport } from './transport';
import type { UrlStrategy } from './url-strategy';

/** How long a call waits for a response, so that no spinner stays if the service never responds. */
const CALL_TIMEOUT_MS = 30_000;
const REDIRECT_STATUS = 302;
const FORBIDDEN_STATUS = 403;

/** Log levels; messages below the host's level are not logged (sign-in spec §9). */
const LOG_LEVELS = { error: 40, warn: 30, info: 20, debug: 10 } as const;
/** Name of a log level. */
export type LogLevel = keyof typeof LOG_LEVELS;

type MaybePromise<T> = Promise<T> | T;

/** The request that an interceptor can change; its address cannot be changed. */
export interface RequestOptions extends Omit<RequestInit, 'headers'> {
  headers: Record<string, string>;
}

/** The host's options for the service; compatible with a provider's `contextOptions`. */
interface ServiceContext extends ServiceBase {
  appId?: string;
  tokenResolver?: () => MaybePromise<string>;
  tenantResolver?: () => MaybePromise<{ tenant?: string | null }>;
  beforeRequestInterceptor?: (options: RequestOptions, url: string) => RequestOptions;
  additionalQueryParamsResolver?: () => MaybePromise<KeyValue[]>;
  additionalHeadersResolver?: () => MaybePromise<KeyValue[]>;
  requestCredentials?: RequestCredentials;
  logLevel?: LogLevel;
  metadataHeaders?: { framework?: string; fronteggSdkVersion?: string };
}

export interface HttpClientOptions {
  context: ServiceContext;
  /** Default: the page's `fetch`, looked up at each request, because a host may replace it. */
  transport?: Transport | undefined;
  clock: Clock;
  location: UrlStrategy;
  /** Returns the current access token. */
  accessToken: () => string | null;
  /** Called after a 401 for a call that carried `token`; returns whether to try again with a newer token. */
  renewToken: (token: string, call: Call, challenge: string | null) => Promise<boolean>;
  /** Called after a 403 for a call that carried a token: the user's permissions may have changed. */
  onForbidden?: (call: Call) => void;
  requestSource: () => RequestSource | null;
  /** Returns the signal of a call that has none of its own. */
  signal?: () => AbortSignal;
  log?: Pick<Console, 'warn' | 'error'>;
}

/** One request, ready to be sent. */
interface Attempt {
  request: Request;
  /** The access token that it carries. */
  token: string | null;
  /** Aborts the request. */
  timeout: AbortController;
}

/** Creates the HTTP client, the only caller of the transport. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { clock } = options;

  // Every call of the SDK passes here. It calls the transport itself, so that a stack trace stays short.
  async function send<T>({ retry: delays, signal = options.signal?.(), ...rest }: Call, renewed = false): Promise<T> {
    const call = { ...rest, signal };
    try {
      if (delays) {
        const delaysMs = delays === true ? undefined : delays;
        return await retry(() => send<T>(call), { clock, delaysMs, signal });
      }
      const { request, token, timeout } = await prepare(call, options);
      const response = await inTime((options.transport ?? fetch)(request), timeout, clock);
      const isRefused = response.status === UNAUTHORIZED_STATUS && token && !renewed;
      if (isRefused && (await options.renewToken(token, call, response.headers.get('www-authenticate')))) {
        return await send<T>(call, true);
      }
      if (response.status === FORBIDDEN_STATUS && token) options.onForbidden?.(call);
      return await read<T>(call, response, options);
    } catch (thrown) {
      throw asApiError(thrown);
    }
  }

  return { send, cancelledBy: (signal) => createHttpClient({ ...options, signal }) };
}

async function prepare(call: Call, options: HttpClientOptions): Promise<Attempt> {
  const { context } = options;
  const timeout = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal;
  const [additionalQuery, additional, tenant, resolvedToken] = await Promise.all([
    context.additionalQueryParamsResolver?.(),
    context.additionalHeadersResolver?.(),
    context.tenantResolver?.(),
    context.tokenResolver?.(),
  ]);
  const isForm = typeof FormData !== 'undefined' && call.body instanceof FormData;
  const token = goesWithoutToken(call.path) ? null : (resolvedToken ?? options.accessToken());
  const headers = requestHeaders({
    metadataHeaders: context.metadataHeaders,
    contentType: isForm ? undefined : 'application/json',
    source: options.requestSource(),
    token,
    scopedTenant: options.location.read().query.get('tenantId'),
    loginAlias: tenant?.tenant,
    appId: context.appId,
    additional: additional ?? [],
    perCall: call.headers,
  });
  const address = withQuery(serviceAddress(call.path, context), call.query, additionalQuery);
  const body = bodyOf(call.body, isForm);
  const credentials = context.requestCredentials ?? 'include';
  const init = { method: call.method, headers: Object.fromEntries(headers), body, credentials };
  const sent = context.beforeRequestInterceptor?.(init, address) ?? init;
  signal.throwIfAborted();
  return { request: new Request(address, { ...sent, signal }), token, timeout };
}

function bodyOf(body: unknown, isForm: boolean): BodyInit | null {
  if (!body) return null;
  return isForm ? (body as FormData) : JSON.stringify(body);
}

/** Waits for the response, for {@link CALL_TIMEOUT_MS} at most. */
async function inTime(sent: Promise<Response>, timeout: AbortController, clock: Clock): Promise<Response> {
  const timer = new AbortController();
  const tooLate = clock.sleep(CALL_TIMEOUT_MS, timer.signal).then(() => {
    const reason = new DOMException('No answer in time', 'TimeoutError');
    timeout.abort(reason);
    throw reason;
  });
  try {
    return await Promise.race([sent, tooLate]);
  } catch (thrown) {
    throw asApiError(thrown, true);
  } finally {
    tooLate.catch(() => undefined);
    timer.abort();
  }
}

async function read<T>(call: Call, response: Response, options: HttpClientOptions): Promise<T> {
  if (response.status === REDIRECT_STATUS) return followRedirect(response, options.location);
  if (response.ok) return readBody<T>(response, call.answer ?? 'json');
  const error = await errorOfResponse(response);
  report(call, error, options);
  throw error;
}

async function readBody<T>(response: Response, kind: NonNullable<Call['answer']>): Promise<T> {
  if (kind === 'text') return (await response.text()) as T;
  if (kind === 'blob') return (await response.blob()) as T;
  if (kind === 'response') return response as T;
  return readJson(response);
}

/**
 * Reads JSON; a text that is none is an empty object (contract: headers-and-storage §4). A web page is not the service's
 * answer but that of a proxy in between, for example the login page that it redirects to: the call has failed.
 */
async function readJson(response: Response) {
  const text = await response.text();
  if (text && response.headers.get('content-type')?.includes('html')) throw new TypeError('The answer is a web page');
  const parsed = parseJson(text);
  return parsed === undefined ? {} : parsed;
}

/** The page is navigating to another address, so the call never settles. */
async function followRedirect(response: Response, location: UrlStrategy): Promise<never> {
  const address = new URL((await response.text()).trim());
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`Refused to leave for ${address.protocol}`);
  location.leave(address.href);
  return new Promise(() => undefined);
}

function report(call: Call, error: ApiError, { context, log = console }: HttpClientOptions): void {
  const { logLevel = 'error' } = context;
  const trace = error.traceId ? ` (trace id ${error.traceId})` : '';
  const level = error.statusCode < LOWEST_SERVER_ERROR_STATUS ? 'warn' : 'error';
  if (error.statusCode < LOWEST_CLIENT_ERROR_STATUS || LOG_LEVELS[level] < LOG_LEVELS[logLevel]) return;
  log[level](`${call.method} ${call.path}: ${error.message}${trace}`);
}
