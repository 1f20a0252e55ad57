import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { PREFIX } from '../handlers/rules/call/handler-context';
import type { World } from '../world/types';

/** How long the worker may take before the page does without it. */
const DEFAULT_TIMEOUT_MS = 2_000;
/** Where msw's own tool puts the script. */
const DEFAULT_SCRIPT_URL = '/mockServiceWorker.js';

/** How to connect through a service worker. */
export interface ServiceWorkerOptions {
  /**
   * Only requests below this address are answered, all others pass. Unless told otherwise, these are the calls of the
   * service wherever they go (`/frontegg/…`): a page's own files stay the page's.
   */
  baseUrl?: string;
  /** Address of msw's worker script on this origin; `/mockServiceWorker.js` unless told otherwise. */
  scriptUrl?: string;
  /** 2,000 unless told otherwise. */
  timeoutMs?: number;
  /** E-mail of the person whose session the browser already holds. */
  signedInAs?: string;
}

/** A way to a world, and which one it became. */
export interface WorkerConnection {
  transport: (request: Request) => Promise<Response>;
  mode: 'service-worker' | 'in-page';
  /** Why the worker does not serve, in a sentence; absent when it does. */
  reason?: string;
  /** Unregisters nothing but stops answering. */
  stop(): void;
}

/**
 * Connects a page to a world through a service worker, so that calls show in the browser's network panel and code that
 * holds its own `fetch` is answered too. Where no worker can serve in time, the world answers inside the page instead
 * and `reason` says why.
 */
export async function connectServiceWorker(
  world: World,
  options: ServiceWorkerOptions = {},
): Promise<WorkerConnection> {
  const {
    baseUrl = `*${PREFIX}`,
    scriptUrl = DEFAULT_SCRIPT_URL,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    signedInAs,
  } = options;
  const inPage = world.connect({ signedInAs }).transport;
  const fallBack = (reason: string): WorkerConnection => ({
    transport: inPage,
    mode: 'in-page',
    reason,
    stop: () => {},
  });

  if (!globalThis.isSecureContext) return fallBack('A service worker needs https or localhost.');
  if (!('serviceWorker' in navigator)) return fallBack('This browser has no service workers.');

  const worker = setupWorker(http.all(`${baseUrl.replace(/\/$/, '')}/*`, ({ request }) => answer(inPage, request)));
  const problem = await startWithin(worker, scriptUrl, timeoutMs);
  if (problem === undefined)
    return { transport: (request) => fetch(request), mode: 'service-worker', stop: () => worker.stop() };
  worker.stop();
  return fallBack(problem);
}

/** `undefined` when the worker serves; else why not. */
async function startWithin(worker: SetupWorker, scriptUrl: string, timeoutMs: number): Promise<string | undefined> {
  const started = worker
    .start({ serviceWorker: { url: scriptUrl }, onUnhandledRequest: 'bypass', quiet: true })
    .then(() => (navigator.serviceWorker.controller ? undefined : 'The service worker does not control this page.'))
    .catch((error: Error) => `The service worker could not start: ${error.message.replace(/\s+/g, ' ')}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      // It may still come up; by then the page has gone on without it.
      void started.then(() => worker.stop());
      resolve(`The service worker did not answer within ${timeoutMs} ms.`);
    }, timeoutMs);
  });
  try {
    return await Promise.race([started, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function answer(transport: WorkerConnection['transport'], request: Request): Promise<Response> {
  try {
    return await transport(request);
  } catch {
    return HttpResponse.error();
  }
}
