import type { App } from './app';

/** Started apps by name, so that `AdminPortal.show(name)` works outside of a provider. */
const apps = new Map<string, App>();

/** Registers an app; it replaces an older app of the same name. */
export function registerApp(app: App): void {
  apps.set(app.name, app);
}

export function forgetApp(app: App): void {
  if (apps.get(app.name) === app) apps.delete(app.name);
}

/** Returns the started app of a name; `undefined` before its provider is mounted. */
export function findApp(name: string): App | undefined {
  return apps.get(name);
}
