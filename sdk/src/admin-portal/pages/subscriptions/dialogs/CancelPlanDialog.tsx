import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { formatDate } from '../dates';
import { useBilling, useBillingData } from '../use-billing';

/** Asks before the subscription is cancelled: it ends with its period, and can be renewed until then. */
export function CancelPlanDialog() {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const { subscription } = useBillingData();
  const cancel = useBilling((billing) => billing.cancel);
  const periodEnd = formatDate(t.language, subscription?.currentPeriodEnd);
  return (
    <ConfirmDialog
      title={t('adminPortal.subscriptions.dialogCancellationTitle')}
      message={
        periodEnd
          ? t('adminPortal.subscriptions_Cancellation.description', { periodEnd })
          : t('adminPortal.subscriptions_Cancellation.unknownDate')
      }
      cancel={t('adminPortal.subscriptions_Cancellation.keep')}
      confirm={t('adminPortal.subscriptions_Cancellation.confirm')}
      danger
      onConfirm={cancel}
      onDone={() => notify.announce(t('adminPortal.subscriptions_Cancellation.done'))}
      onClose={closeDialog}
    />
  );
}
