import type { App } from './app';

/** Apps that have been started, by name: what `AdminPortal.show(name)` opens without a provider in reach. */
const apps = new Map<string, App>();

/** The latest of a name is the one that is found. */
export function registerApp(app: App): void {
  apps.set(app.name, app);
}

export function forgetApp(app: App): void {
  if (apps.get(app.name) === app) apps.delete(app.name);
}

/** The started app of a name; `undefined` before its provider is mounted. */
export function findApp(name: string): App | undefined {
  return apps.get(name);
}
