import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import { onForgotten } from '../../app/registry';
import type { CheckoutDialogOptions, CheckoutDialogState } from './checkout-dialog-state';

/** Opens the dialog, whose chunk is loaded now; returns a function that closes it, once. */
export function openCheckout(
  app: App,
  state: StoreApi<CheckoutDialogState>,
  { plan, onClose, onSuccess, onError }: CheckoutDialogOptions,
): () => void {
  let isOpen = true;
  let unmount = () => {};

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    unmount();
    state.setState({ open: false });
    onClose?.();
  }

  function fail(message: string): void {
    if (!isOpen) return;
    state.setState({ error: message });
    onError?.(message);
  }

  function succeed(): void {
    state.setState({ error: null, success: true });
    onSuccess?.();
  }

  async function mount(): Promise<void> {
    try {
      const { mountCheckout } = await import('../../admin-portal/pages/subscriptions/host/mount-checkout');
      if (isOpen) unmount = mountCheckout(app, { plan, onClose: close, onSuccess: succeed, onError: fail });
    } catch {
      // Without its chunk, there is no dialog to say it in.
      fail(app.metadata.getState().translate('common.errors.screenFailedMessage'));
      close();
    }
  }

  state.setState({ open: true, error: null, success: false });
  onForgotten(app, close);
  void mount();
  return close;
}
