import { useTranslate } from '../../../app/context';
import { useNotify } from '../../../ui/Notifications';
import { useNotifyFailure } from '../../parts/use-notify-failure';
import { usePageParams } from '../../shell/use-portal';
import { isAccepted } from './deliveries';
import { useWebhooks } from './use-webhooks';

/**
 * Returns whether a delivery is being repeated, and a function that repeats it and says how that ended. Its result is
 * whether the service has made the attempt.
 */
export function useRetry(webhookId: string, deliveryId: string): { pending: boolean; run: () => Promise<boolean> } {
  const t = useTranslate();
  const { toast } = useNotify();
  const notifyFailure = useNotifyFailure();
  const [, setParams] = usePageParams();
  const retry = useWebhooks((webhooks) => webhooks.retry);
  const pending = useWebhooks(({ retries }) => retries.get(deliveryId)?.isProcess ?? false);

  async function run(): Promise<boolean> {
    try {
      const attempt = await retry(webhookId, deliveryId);
      if (!attempt) {
        toast(t('adminPortal.webhooks_Deliveries.retryRefused'), 'error');
        return false;
      }
      // The first page has the new attempt.
      setParams({ page: '' });
      const status = String(attempt.statusCode);
      if (isAccepted(attempt)) toast(t('adminPortal.webhooks_Deliveries.retryDelivered', { status }));
      else toast(t('adminPortal.webhooks_Deliveries.retryFailed', { status }), 'error');
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    }
  }
  return { pending, run };
}
