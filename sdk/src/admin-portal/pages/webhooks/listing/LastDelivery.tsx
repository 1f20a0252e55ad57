import { useTranslate } from '../../../../app/context';
import type { Webhook, WebhookLog } from '../../../../contract';
import { RelativeTime } from '../../../parts/RelativeTime';
import { DeliveryStatus } from '../DeliveryStatus';
import { isAccepted } from '../deliveries';
import { useWebhooks } from '../use-webhooks';

/** How the last delivery of a webhook ended, and a bar for each of those before it. */
export function LastDelivery({ webhook: { _id, invocations } }: { webhook: Webhook }) {
  const t = useTranslate();
  const rows = useWebhooks(({ lastDeliveries }) => lastDeliveries.get(_id));
  const [last] = rows ?? [];
  if (invocations === 0) return <span className="portico-muted">{t('adminPortal.webhooks.neverCalled')}</span>;
  if (!rows || !last) return <span className="portico-muted">{t('adminPortal.webhooks.notKnown')}</span>;
  return (
    <span className="portico-webhook-health">
      <span className="portico-webhook-result">
        <DeliveryStatus delivery={last} />
        <RelativeTime at={last.createdAt} />
      </span>
      <HealthBars rows={rows} />
    </span>
  );
}

/** The last deliveries, the newest at the end. */
function HealthBars({ rows }: { rows: readonly WebhookLog[] }) {
  const t = useTranslate();
  const failed = rows.filter((row) => !isAccepted(row)).length;
  const text = t('adminPortal.webhooks.failedOf', { failed, total: rows.length });
  return (
    <span className="portico-health-bars" title={text}>
      <span className="portico-visually-hidden">{text}</span>
      {[...rows].reverse().map((row) => (
        <span key={row.id} data-failed={!isAccepted(row) || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
