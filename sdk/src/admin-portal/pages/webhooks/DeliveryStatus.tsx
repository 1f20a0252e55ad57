import { useTranslate } from '../../../app/context';
import type { WebhookLog } from '../../../contract';
import { Chip } from '../../../ui/Chip';
import { isAccepted } from './deliveries';

/** Whether an address has accepted a delivery, with the status that it answered. */
export function DeliveryStatus({ delivery }: { delivery: WebhookLog }) {
  const t = useTranslate();
  const isOk = isAccepted(delivery);
  const status = String(delivery.statusCode);
  return (
    <Chip tone={isOk ? 'success' : 'danger'}>
      {t(isOk ? 'adminPortal.webhooks_Deliveries.delivered' : 'adminPortal.webhooks_Deliveries.failed', { status })}
    </Chip>
  );
}
