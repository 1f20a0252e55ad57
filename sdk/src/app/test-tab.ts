import { createHttpClient } from '../core/create-http-client';
import type { HttpClient } from '../core/http-client';
import { noPageResumeEvents } from '../core/page-resume';
import { createSession, type WiredSession } from '../session/create-session';
import type { SessionOptions } from '../session/session-options';
import { soloTabs } from '../session/tabs';
import type { TokenSource } from '../session/token-source';
import type { App } from './app';

/** Options of a test's tab. */
export interface TestTabOptions extends Omit<Partial<SessionOptions>, 'tokens'> {
  /** Creates the source of the tab's tokens. Default: the service's own calls. */
  tokens?: (http: HttpClient) => TokenSource;
}

/** Opens a session over the service and the browser of an app, with the parts that the test chooses. For tests. */
export function openTestTab(app: App, { tokens, ...options }: TestTabOptions = {}) {
  const { clock, location, storage } = app;
  const http = createHttpClient({
    context: app.options.contextOptions,
    transport: app.options.preview?.transport,
    clock,
    location,
    accessToken: () => session.accessToken(),
    renewToken: (...refused) => session.renewToken(...refused),
    requestSource: () => null,
  });
  const session: WiredSession = createSession({
    http,
    clock,
    storage,
    tabs: soloTabs,
    pageResumeEvents: noPageResumeEvents,
    loadedFlags: async () => ({}),
    entitlementsEnabled: false,
    sessionPerTenant: false,
    keepSessionAlive: false,
    asksOverPage: () => true,
    leaveForStepUp: () => undefined,
    ...(tokens && { tokens: tokens(http) }),
    ...options,
  });
  return { http, session };
}
