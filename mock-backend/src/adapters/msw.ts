/** `@portico/mock-backend/msw`: a world among the handlers of a host's own msw worker or server. */
import type { HttpHandler } from 'msw';
import type { World } from '../core/types';
import { createServiceHandler } from './service-handler';

/** Which requests the handlers answer, and as whom. */
export interface WorldHandlersOptions {
  /**
   * Only calls of the service below this address are answered. By default these are its calls at any address, with their
   * prefix `/frontegg`.
   */
  baseUrl?: string;
  /** E-mail of the user whose session the browser already holds. */
  signedInAs?: string;
}

/**
 * Returns msw handlers that answer the calls of the service from a world, for `setupWorker` in a browser and `setupServer`
 * on Node. They hold the cookies of one browser. All other requests pass on to the host's own handlers, and to msw's
 * `onUnhandledRequest`.
 *
 * @throws {TypeError} when `baseUrl` is no address.
 * @throws {Error} when no user has the e-mail address `signedInAs`.
 * @example
 * const worker = setupWorker(...worldHandlers(createWorld()), http.get('/api/bookings', listBookings));
 * await worker.start();
 */
export function worldHandlers(world: World, { baseUrl, signedInAs }: WorldHandlersOptions = {}): HttpHandler[] {
  return [createServiceHandler(world.connect({ signedInAs }).transport, baseUrl)];
}
