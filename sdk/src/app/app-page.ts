import { type Clock, systemClock } from '../core/clock';
import { createHashStrategy } from '../core/hash-strategy';
import type { AuthRoutes } from '../core/host-options';
import { createBrowserStorage, createMemoryStorage, type PageStorage, storageKeys } from '../core/key-value-store';
import { createMemoryStrategy } from '../core/memory-strategy';
import { browserPageResumeEvents, noPageResumeEvents, type PageResumeEvents } from '../core/page-resume';
import { createPathStrategy } from '../core/path-strategy';
import type { UrlStrategy } from '../core/url-strategy';
import { createTabs, soloTabs, type Tabs } from '../session/tabs';
import type { App } from './app';
import type { AppOptions, Preview } from './app-options';
import { readEntryState } from './history/entry-state';
import { isLoginPage } from './routes';
import { tabsName } from './tabs-name';

/** What an app uses of its page: of the browser's, of a preview's, or a substitute on a server. */
export interface AppPage {
  clock: Clock;
  location: UrlStrategy;
  storage: PageStorage;
  tabs: Tabs;
  pageResumeEvents: PageResumeEvents;
}

/** Opens the page of an app. Nothing listens yet. */
export function openPage(options: AppOptions, routes: AuthRoutes, app: () => App): AppPage {
  const { preview } = options;
  const clock = preview?.clock ?? systemClock;
  return {
    clock,
    location: preview?.location ?? browserLocation(options, routes, app),
    storage: preview?.storage ?? browserStorage(preview),
    tabs: preview ? soloTabs : createTabs(tabsName(options), clock),
    pageResumeEvents:
      preview?.pageResumeEvents ??
      (typeof window === 'undefined' ? noPageResumeEvents : browserPageResumeEvents(window)),
  };
}

function browserLocation(
  { urlStrategy, basename, preview }: AppOptions,
  routes: AuthRoutes,
  app: () => App,
): UrlStrategy {
  if (typeof window === 'undefined') return createMemoryStrategy();
  const addresses =
    urlStrategy === 'hash'
      ? createHashStrategy(window, (path) => isLoginPage(routes, path))
      : createPathStrategy(window, basename);
  return preview?.sites?.(addresses, app) ?? addresses;
}

function browserStorage(preview: Preview | undefined): PageStorage {
  return preview || typeof window === 'undefined' ? createMemoryStorage() : createBrowserStorage(window);
}

/**
 * Whether the portal of an app covered the host when the current history entry was left: it opens again then, at the same
 * page.
 */
export function isOverlayEntry(name: string): boolean {
  return Boolean(readEntryState(globalThis.history, name)?.overlay);
}

/** Reads and removes what `reloadPage` stored. */
export function takeTypedEmail({ session }: PageStorage): string {
  const stored = session.get(storageKeys.beforeReload) ?? '';
  session.remove(storageKeys.beforeReload);
  return stored;
}
