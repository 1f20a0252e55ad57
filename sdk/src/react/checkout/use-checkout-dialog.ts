import { useCallback, useContext, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { AppContext } from '../../app/context';
import type { CheckoutDialogState } from './checkout-dialog-state';
import { checkoutOf } from './host-checkouts';

/** What {@link useCheckoutDialog} returns. */
export interface CheckoutDialogControl extends CheckoutDialogState {
  /** Opens the checkout of a plan, by its id. */
  showDialog: (plan: string) => void;
  hideDialog: () => void;
}

/**
 * Returns the checkout dialog of an app, by default that of the nearest provider. A dialog that the component has opened
 * closes when the component unmounts.
 *
 * @see Contract: sdk-surface §5, portal spec §4 "Checkout"
 * @example
 * const { showDialog, open, success } = useCheckoutDialog();
 * return <button disabled={open} onClick={() => showDialog('plan-premium')}>{success ? 'Thank you' : 'Upgrade'}</button>;
 */
export function useCheckoutDialog(appName?: string): CheckoutDialogControl {
  const nearest = useContext(AppContext);
  const checkout = checkoutOf(appName ?? nearest?.name ?? 'default');
  const state = useStore(checkout.state);
  const close = useRef(() => {});
  useEffect(() => () => close.current(), []);
  const showDialog = useCallback(
    (plan: string) => {
      close.current = checkout.show({ plan });
    },
    [checkout],
  );
  return { ...state, showDialog, hideDialog: checkout.hide };
}
