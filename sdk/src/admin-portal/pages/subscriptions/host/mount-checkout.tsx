import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { App } from '../../../../app/app';
import { AppContext } from '../../../../app/context';
import type { AnyPortalState } from '../../../../app/portal-state';
import type { CheckoutListener } from '../checkout/checkout-listener';
import { CheckoutOverlay } from './CheckoutOverlay';

/** What a mounted dialog shows and calls. */
export interface MountedCheckout extends CheckoutListener {
  plan: string | undefined;
  /** The user has closed the dialog, or has signed out. */
  onClose: () => void;
}

/**
 * Renders the dialog over the page; returns a function that removes it.
 *
 * @see Contract: sdk-surface §6
 */
export function mountCheckout(app: App, { plan, onClose, ...listener }: MountedCheckout): () => void {
  const dialog = { kind: 'checkout' };
  // The dialog closes by the state of a portal; that of the app belongs to its admin portal.
  const portal = createStore<AnyPortalState>(() => ({ open: true, page: 'subscriptions', dialog }));
  // The dialog renders itself into a layer.
  const root = createRoot(document.createElement('div'));
  root.render(
    <AppContext.Provider value={{ ...app, portal }}>
      <CheckoutOverlay plan={plan} listener={listener} />
    </AppContext.Provider>,
  );
  const unsubscribe = portal.subscribe((state) => state.dialog.kind === 'none' && onClose());
  const unfollow = app.session.store.subscribe(({ status }) => status === 'signedOut' && onClose());
  return () => {
    unsubscribe();
    unfollow();
    // React refuses to unmount a root while it renders, such as when a component of the host unmounts.
    queueMicrotask(() => root.unmount());
  };
}
