import { memo, useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Webhook } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Table, type TableColumn } from '../../../../ui/Table';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePageParams } from '../../../shell/use-portal';
import { ActiveSwitch } from '../ActiveSwitch';
import { LastDelivery } from './LastDelivery';
import { WebhookMenu } from './WebhookMenu';

export interface WebhooksTableProps {
  webhooks: readonly Webhook[];
  layout: TableLayoutState;
}

/** The webhooks, each with its switch and its last delivery. Renders again with other webhooks only, not with each letter of a search. */
export const WebhooksTable = memo(function WebhooksTable({ webhooks, layout }: WebhooksTableProps) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <Table
      label={t('adminPortal.webhooks.pageTitle')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={webhooks}
      rowKey={idOf}
      rowName={({ displayName }) => displayName}
      {...useLayoutProps(layout)}
      onOpen={({ _id }) => setParams({ webhook: _id })}
      actions={useMemo(() => actionsOf(t), [t])}
    />
  );
});

const idOf = ({ _id }: Webhook) => _id;

const actionsOf = (t: Translate) => ({
  title: t('adminPortal.webhooks.actionsHeader'),
  render: (webhook: Webhook) => <WebhookMenu webhook={webhook} isListed />,
});

function columnsOf(t: Translate): TableColumn<Webhook>[] {
  return [
    { id: 'name', title: t('adminPortal.webhooks.nameHeader'), render: (webhook) => <Name webhook={webhook} /> },
    {
      id: 'events',
      title: t('adminPortal.webhooks.eventsHeader'),
      priority: 'low',
      render: ({ eventKeys = [] }) => t('adminPortal.webhooks.eventCount', { count: eventKeys.length }),
    },
    {
      id: 'delivery',
      title: t('adminPortal.webhooks.lastDeliveryHeader'),
      render: (webhook) => <LastDelivery webhook={webhook} />,
    },
    {
      id: 'status',
      title: t('adminPortal.webhooks.statusHeader'),
      render: (webhook) => <ActiveSwitch webhook={webhook} />,
    },
  ];
}

/** The name, which opens the webhook, and its address. */
function Name({ webhook: { _id, displayName, url } }: { webhook: Webhook }) {
  const [, setParams] = usePageParams();
  return (
    <span className="portico-named">
      <button type="button" className="portico-row-link" onClick={() => setParams({ webhook: _id })}>
        {displayName}
      </button>
      <bdi dir="ltr" className="portico-webhook-address">
        {url}
      </bdi>
    </span>
  );
}
