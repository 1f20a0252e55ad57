import type { App } from './app';

/** Started apps by name, so that `AdminPortal.show(name)` works outside of a provider. */
const apps = new Map<string, App>();

/** Called when their app is disposed. */
const listeners = new WeakMap<App, () => void>();

/** Registers an app; it replaces an older app of the same name. */
export function registerApp(app: App): void {
  apps.set(app.name, app);
}

export function forgetApp(app: App): void {
  if (apps.get(app.name) === app) apps.delete(app.name);
  listeners.get(app)?.();
}

/** Calls back when the provider of an app unmounts, in place of an earlier listener. */
export function onForgotten(app: App, listener: () => void): void {
  listeners.set(app, listener);
}

/** Returns the started app of a name; `undefined` before its provider is mounted. */
export function findApp(name: string): App | undefined {
  return apps.get(name);
}
