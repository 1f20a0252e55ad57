import { useEffect } from 'react';
import { RetryButton } from '../../../../app/RetryButton';
import { Alert } from '../../../../ui/Alert';
import type { CheckoutListener } from '../checkout/checkout-listener';
import { SmallDialog } from './SmallDialog';

export interface RefusedCheckoutProps {
  /** Why there is no checkout. */
  reason: string;
  onRetry: () => void;
  listener: CheckoutListener;
}

/** Says why the user can't change the subscription, and reports it to the host. */
export function RefusedCheckout({ reason, onRetry, listener }: RefusedCheckoutProps) {
  useEffect(() => listener.onError(reason), [listener, reason]);
  return (
    <SmallDialog>
      <Alert action={<RetryButton onRetry={onRetry} />}>{reason}</Alert>
    </SmallDialog>
  );
}
