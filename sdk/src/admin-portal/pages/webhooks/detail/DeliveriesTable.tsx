import { useTranslate } from '../../../../app/context';
import type { WebhookLog } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Table, type TableColumn } from '../../../../ui/Table';
import { RelativeTime } from '../../../parts/RelativeTime';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { DeliveryStatus } from '../DeliveryStatus';
import { RetryDeliveryButton } from '../RetryDeliveryButton';
import { useEventName } from '../use-event-name';
import { useWebhooks } from '../use-webhooks';
import type { WebhooksDialog } from '../webhooks-dialogs';
import { webhooksPermissions } from '../webhooks-permissions';

export interface DeliveriesTableProps {
  webhookId: string;
  rows: readonly WebhookLog[];
  busy: boolean;
}

/** A page of deliveries; each opens a panel with what was sent and answered. */
export function DeliveriesTable({ webhookId, rows, busy }: DeliveriesTableProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const eventNameOf = useEventName();
  const mayRetry = usePermission(webhooksPermissions.change);
  const open = ({ id }: WebhookLog) => openDialog({ kind: 'showDelivery', deliveryId: id } satisfies WebhooksDialog);
  const retry = {
    title: t('adminPortal.webhooks_Deliveries.retryHeader'),
    render: (delivery: WebhookLog) => <RetryDeliveryButton webhookId={webhookId} delivery={delivery} />,
  };
  return (
    <Table
      label={t('adminPortal.webhooks_Deliveries.title')}
      columns={columnsOf(t, eventNameOf, open)}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      onOpen={open}
      actions={mayRetry ? retry : undefined}
    />
  );
}

function columnsOf(
  t: Translate,
  eventNameOf: (key: string) => string,
  open: (delivery: WebhookLog) => void,
): TableColumn<WebhookLog>[] {
  return [
    {
      id: 'event',
      title: t('adminPortal.webhooks_Deliveries.eventHeader'),
      render: (delivery) => (
        <button type="button" className="portico-row-link" aria-haspopup="dialog" onClick={() => open(delivery)}>
          {delivery.eventKey ? eventNameOf(delivery.eventKey) : t('adminPortal.webhooks_Deliveries.unknownEvent')}
        </button>
      ),
    },
    {
      id: 'status',
      title: t('adminPortal.webhooks_Deliveries.statusHeader'),
      render: (delivery) => <Status delivery={delivery} />,
    },
    {
      id: 'attempt',
      title: t('adminPortal.webhooks_Deliveries.attemptHeader'),
      priority: 'low',
      render: ({ attempt }) => attempt ?? '–',
    },
    {
      id: 'time',
      title: t('adminPortal.webhooks_Deliveries.timeHeader'),
      priority: 'medium',
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}

/** How the delivery ended, and how the user's retry did. */
function Status({ delivery }: { delivery: WebhookLog }) {
  const t = useTranslate();
  const retry = useWebhooks(({ retries }) => retries.get(delivery.id));
  return (
    <span className="portico-delivery-status">
      <DeliveryStatus delivery={delivery} />
      {retry && !retry.isProcess && (
        <span className="portico-hint">
          {t(retry.success ? 'adminPortal.webhooks_Deliveries.retried' : 'adminPortal.webhooks_Deliveries.notRetried')}
        </span>
      )}
    </span>
  );
}
