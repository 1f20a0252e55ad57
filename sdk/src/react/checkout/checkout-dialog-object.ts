import type { CheckoutDialogOptions } from './checkout-dialog-state';
import { checkoutOf } from './host-checkouts';

/**
 * Opens and closes the checkout of a plan over the host's page, without the admin portal. Its chunk is loaded when it is
 * first opened.
 *
 * @see Contract: sdk-surface §5, portal spec §4 "Checkout"
 * @example
 * CheckoutDialog.show({ plan: 'plan-premium', onSuccess: () => location.reload() });
 */
export const CheckoutDialog = {
  /** Opens the dialog in place of an open one; `name` is the name of the app. Does nothing before the app is mounted. */
  show(options: CheckoutDialogOptions, name = 'default'): void {
    checkoutOf(name).show(options);
  },
  /** Closes the dialog, without a question about typed input. */
  hide(name = 'default'): void {
    checkoutOf(name).hide();
  },
};
