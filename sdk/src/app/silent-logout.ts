import type { App } from './app';

/** Time for the page to render the signed-out state before the callback is called (sign-in spec §9). */
const SILENT_LOGOUT_DELAY_MS = 500;

/** Options of a sign-out that does not leave the page. */
export interface SilentLogoutOptions {
  callback?: (done: boolean) => void;
  /** Delay before the callback, in milliseconds. Default: 500. */
  callbackTimeout?: number;
}

/** Signs out without leaving the page, with hosted login too, and calls back after the delay. */
export async function silentLogout(
  app: Pick<App, 'session' | 'clock'>,
  options: SilentLogoutOptions = {},
): Promise<void> {
  const { callback, callbackTimeout = SILENT_LOGOUT_DELAY_MS } = options;
  await app.session.logout({ staysOnPage: true });
  await app.clock.sleep(callbackTimeout);
  callback?.(true);
}
