import { oauthLogout } from '../api/oauth';
import type { App } from './app';

/** How long the page has to show that nobody is signed in before the host is told (sign-in spec §9). */
const SILENT_LOGOUT_DELAY_MS = 500;

/** How to sign out without leaving the page. */
export interface SilentLogoutOptions {
  callback?: (done: boolean) => void;
  /** Wait before the callback, in milliseconds; 500 unless told otherwise. */
  callbackTimeout?: number;
}

/** Signs out without leaving the page, with hosted login too, and calls back a moment later. */
export async function silentLogout(
  app: Pick<App, 'options' | 'session' | 'http' | 'clock'>,
  options: SilentLogoutOptions = {},
): Promise<void> {
  const { callback, callbackTimeout = SILENT_LOGOUT_DELAY_MS } = options;
  await (app.options.hostedLoginBox ? endHosted(app) : app.session.logout());
  await app.clock.sleep(callbackTimeout);
  callback?.(true);
}

/** The session ends by a call, not by leaving the page; if the call fails, the tabs are signed out all the same. */
async function endHosted({ http, session }: Pick<App, 'http' | 'session'>): Promise<void> {
  session.leaveInAllTabs();
  await oauthLogout(http).catch(() => undefined);
}
