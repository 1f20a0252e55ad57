import { Button } from '../../../../ui/Button';
import { usePortalActions } from '../../../shell/use-portal';
import type { SubscriptionsDialog } from '../subscriptions-dialogs';
import { useMayChange } from '../use-billing';

export interface PaymentButtonProps {
  label: string;
  dialog: SubscriptionsDialog;
}

/** Opens a dialog that changes the card or its billing details. Users who may not change them get no button. */
export function PaymentButton({ label, dialog }: PaymentButtonProps) {
  const { openDialog } = usePortalActions();
  if (!useMayChange()) return null;
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => openDialog(dialog)}>
      {label}
    </Button>
  );
}
