import { useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Table, type TableColumn } from '../../../../ui/Table';
import { RelativeTime } from '../../../parts/RelativeTime';
import { usePageParams } from '../../../shell/use-portal';
import { connectionName, providerName } from '../connection';
import { ConnectionMenu } from './ConnectionMenu';
import { StatusChip } from './StatusChip';

/** The connections, each with its domains, provider, status and last change. */
export function ConnectionsTable({ connections }: { connections: readonly SsoConfiguration[] }) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <Table
      label={t('adminPortal.sso_Table.tableLabel')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={connections}
      rowKey={({ id }) => id}
      rowName={(connection) => connectionName(t, connection)}
      onOpen={({ id }) => setParams({ connection: id })}
      actions={useMemo(() => actionsOf(t), [t])}
    />
  );
}

const actionsOf = (t: Translate) => ({
  title: t('adminPortal.sso_Table.actionsColumnName'),
  render: (connection: SsoConfiguration) => <ConnectionMenu connection={connection} />,
});

function columnsOf(t: Translate): TableColumn<SsoConfiguration>[] {
  return [
    {
      id: 'domains',
      title: t('adminPortal.sso_Table.domainsColumnName'),
      render: (connection) => <ConnectionLink connection={connection} />,
    },
    {
      id: 'provider',
      title: t('adminPortal.sso_Table.idpColumnName'),
      render: (connection) => providerName(t, connection),
    },
    {
      id: 'status',
      title: t('adminPortal.sso_Table.statusColumnName'),
      render: (connection) => <StatusChip connection={connection} />,
    },
    {
      id: 'updatedAt',
      title: t('adminPortal.sso_Table.updatedColumnName'),
      priority: 'low',
      render: ({ updatedAt }) => updatedAt && <RelativeTime at={updatedAt} />,
    },
  ];
}

/** The name, which opens the guide. */
function ConnectionLink({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <button type="button" className="portico-row-link" onClick={() => setParams({ connection: connection.id })}>
      {connectionName(t, connection)}
    </button>
  );
}
