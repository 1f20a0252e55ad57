import { type SetupWorker, setupWorker } from 'msw/browser';
import type { World } from '../core/types';
import { createServiceHandler } from './service-handler';

/** How long the worker may take to start; after that the world answers inside the page. */
const DEFAULT_TIMEOUT_MS = 2_000;
/** Where `npx msw init` puts the script. */
const DEFAULT_SCRIPT_URL = '/mockServiceWorker.js';

/** How to connect through a service worker. */
export interface ServiceWorkerOptions {
  /**
   * Only calls of the service below this address are answered; all other requests pass. By default these are its calls at
   * any address, with their prefix `/frontegg`.
   */
  baseUrl?: string;
  /** Address of msw's worker script on this origin; `/mockServiceWorker.js` by default. */
  scriptUrl?: string;
  /** How long the worker may take to start, in milliseconds; 2,000 by default. */
  timeoutMs?: number;
  /** E-mail of the user whose session the browser already holds. */
  signedInAs?: string;
}

/** A connection of a page to a world, and what answers its requests. */
export interface WorkerConnection {
  transport: (request: Request) => Promise<Response>;
  /** What answers at first. A worker of the host that takes the page over later makes the world answer in the page. */
  mode: 'service-worker' | 'in-page';
  /** Why the worker does not serve, in a sentence; absent when it does. */
  reason?: string;
  /** Stops answering. The worker stays registered. */
  stop(): void;
}

/**
 * Connects a page to a world through a service worker, so that calls show in the browser's network panel and code that
 * calls `fetch` by itself is answered too. Where no worker can serve in time, the world answers inside the page instead
 * and `reason` says why.
 */
export async function connectServiceWorker(
  world: World,
  options: ServiceWorkerOptions = {},
): Promise<WorkerConnection> {
  const { baseUrl, scriptUrl = DEFAULT_SCRIPT_URL, timeoutMs = DEFAULT_TIMEOUT_MS, signedInAs } = options;
  const inPage = world.connect({ signedInAs }).transport;
  const fallBack = (reason: string): WorkerConnection => ({
    transport: inPage,
    mode: 'in-page',
    reason,
    stop: () => {},
  });

  if (!globalThis.isSecureContext) return fallBack('A service worker needs https or localhost.');
  if (!('serviceWorker' in navigator)) return fallBack('This browser has no service workers.');

  const script = new URL(scriptUrl, window.location.href).href;
  const worker = setupWorker(createServiceHandler(inPage, baseUrl));
  const problem = await startWithin(worker, script, timeoutMs);
  // A worker of the host may take the page over at any time; it would send the calls to the network.
  const transport = (request: Request) => (isControlledBy(script) ? fetch(request) : inPage(request));
  if (problem === undefined) return { transport, mode: 'service-worker', stop: () => worker.stop() };
  worker.stop();
  return fallBack(problem);
}

function isControlledBy(script: string): boolean {
  return navigator.serviceWorker.controller?.scriptURL === script;
}

/** Returns why the worker does not serve, or `undefined` when it does. */
async function startWithin(worker: SetupWorker, script: string, timeoutMs: number): Promise<string | undefined> {
  const started = worker
    .start({ serviceWorker: { url: script }, onUnhandledRequest: 'bypass', quiet: true })
    .then(() => (isControlledBy(script) ? undefined : 'The service worker does not control this page.'))
    .catch((error: Error) => `The service worker could not start: ${error.message.replace(/\s+/g, ' ')}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      // It may still start later; then it must not answer next to the connection inside the page.
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
