import { createRoot, type Root } from 'react-dom/client';
import type { AppOptions } from '../app/app-options';
import { createApp } from '../app/create-app';
import { type HostApp, hostApp } from '../app/host-app';
import { whenSettled } from '../session/when-settled';
import { FronteggProvider } from './FronteggProvider';

/** Class of the body until the session status is known (contract: headers-and-storage §10). */
const LOADING_CLASS = 'frontegg-loading';

const roots = new WeakMap<Element, Root>();

/** A mounted app, for a host without React. */
export interface InitializedApp extends HostApp {
  /** Unmounts the app and removes its element. */
  destroy(): void;
}

/**
 * Mounts the SDK on a page without React. Appends `<frontegg-app app-name="…">` to the body, with login box and portal
 * at their routes, and replaces an app of the same name.
 *
 * @throws {ConfigurationError} without a base address or a client id (sign-in spec §5).
 * @see Contract: sdk-surface §6
 * @example
 * const app = initialize({ contextOptions: { baseUrl: 'https://id.example.com', clientId: 'my-client' } });
 * app.ready(() => document.querySelector('#sign-in')?.addEventListener('click', () => app.loginWithRedirect()));
 */
export function initialize(options: AppOptions, name = options.appName ?? 'default'): InitializedApp {
  const app = createApp({ ...options, appName: name });
  const id = `frontegg-app-${name}`;
  remove(document.getElementById(id));
  const element = Object.assign(document.createElement('frontegg-app'), { id });
  element.setAttribute('app-name', name);
  document.body.append(element);
  document.body.classList.add(LOADING_CLASS);
  void whenSettled(app.session.store).then(() => document.body.classList.remove(LOADING_CLASS));
  // Without a prefix, the ids of labels and fields could equal those of another copy of React on the page.
  const root = createRoot(element, { identifierPrefix: `${encodeURIComponent(id)}-` });
  roots.set(element, root);
  root.render(<FronteggProvider app={app} />);
  return { ...hostApp(app), destroy: () => remove(element) };
}

function remove(element: Element | null): void {
  if (!element) return;
  roots.get(element)?.unmount();
  element.remove();
}
