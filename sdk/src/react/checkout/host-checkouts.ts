import { createStore, type StoreApi } from 'zustand/vanilla';
import { findApp } from '../../app/registry';
import type { CheckoutDialogOptions, CheckoutDialogState } from './checkout-dialog-state';
import { openCheckout } from './open-checkout';

/** The checkout dialog of one app. */
export interface HostCheckout {
  state: StoreApi<CheckoutDialogState>;
  /** Opens the dialog in place of an open one; returns a function that closes it. Does nothing without the app. */
  show(options: CheckoutDialogOptions): () => void;
  hide(): void;
}

/** By the names of the apps: a host may use a dialog before its app is mounted. */
const checkouts = new Map<string, HostCheckout>();

/** Returns the checkout dialog of the app of a name. */
export function checkoutOf(name: string): HostCheckout {
  const known = checkouts.get(name);
  if (known) return known;
  const created = createHostCheckout(name);
  checkouts.set(name, created);
  return created;
}

function createHostCheckout(name: string): HostCheckout {
  const state = createStore<CheckoutDialogState>(() => ({ open: false, error: null, success: false }));
  let close = () => {};
  return {
    state,
    show(options) {
      close();
      const app = findApp(name);
      if (app) close = openCheckout(app, state, options);
      return close;
    },
    hide: () => close(),
  };
}
