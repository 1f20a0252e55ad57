import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { formatDate } from '../dates';
import { useBilling, useBillingData } from '../use-billing';

/** Asks before a cancellation is taken back: the card is charged again with the next period. */
export function RenewPlanDialog() {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const { subscription } = useBillingData();
  const renew = useBilling((billing) => billing.renew);
  const periodEnd = formatDate(t.language, subscription?.currentPeriodEnd);
  return (
    <ConfirmDialog
      title={t('adminPortal.subscriptions.dialogRenewalTitle')}
      message={
        periodEnd
          ? t('adminPortal.subscriptions_Renewal.description', { periodEnd })
          : t('adminPortal.subscriptions_Renewal.unknownDate')
      }
      cancel={t('adminPortal.subscriptions.cancel')}
      confirm={t('adminPortal.subscriptions.confirm')}
      onConfirm={renew}
      onDone={() => notify.announce(t('adminPortal.subscriptions_Renewal.done'))}
      onClose={closeDialog}
    />
  );
}
