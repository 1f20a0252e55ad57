import { RotateCw } from 'lucide-react';
import { useTranslate } from '../../../app/context';
import type { WebhookLog } from '../../../contract';
import { Button } from '../../../ui/Button';
import { momentFormat } from '../../parts/formats';
import { isAccepted } from './deliveries';
import { useEventName } from './use-event-name';
import { useRetry } from './use-retry';

export interface RetryDeliveryButtonProps {
  webhookId: string;
  delivery: WebhookLog;
}

/** Sends a delivery again. */
export function RetryDeliveryButton({ webhookId, delivery }: RetryDeliveryButtonProps) {
  const t = useTranslate();
  const { id, eventKey = '', createdAt } = delivery;
  const eventNameOf = useEventName();
  const { pending, run } = useRetry(webhookId, id);
  const time = Number.isNaN(Date.parse(createdAt)) ? '' : momentFormat(t.language).format(new Date(createdAt));
  return (
    <Button
      // The failed ones stand out.
      variant={isAccepted(delivery) ? 'quiet' : 'secondary'}
      size="dense"
      pending={pending}
      aria-label={t('adminPortal.webhooks_Deliveries.retryOf', { event: eventNameOf(eventKey), time })}
      onClick={() => void run()}
    >
      <RotateCw size={16} aria-hidden="true" />
      <span>{t('adminPortal.webhooks_Deliveries.retry')}</span>
    </Button>
  );
}
