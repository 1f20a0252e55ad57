import { memo, useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Table, type TableColumn } from '../../../../ui/Table';
import { idOf } from '../../../../ui/use-long-list';
import { RelativeTime } from '../../../parts/RelativeTime';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import type { ProvisioningDialog } from '../provisioning-dialogs';
import { ConnectionName, LastSync, UserCount } from './ConnectionCells';
import { ConnectionMenu } from './ConnectionMenu';
import { StatusChip } from './StatusChip';

export interface ConnectionsTableProps {
  connections: readonly DirectoryConnection[];
  layout: TableLayoutState;
}

/** The connections, oldest first. Renders again with other connections only, not with each letter of a search. */
export const ConnectionsTable = memo(function ConnectionsTable({ connections, layout }: ConnectionsTableProps) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <Table
      label={t('adminPortal.provisioning.tableLabel')}
      columns={useMemo(() => columnsOf(t), [t])}
      rows={connections}
      rowKey={idOf}
      rowName={({ connectionName }) => connectionName}
      {...useLayoutProps(layout)}
      onOpen={({ id }) => openDialog({ kind: 'showDirectory', connectionId: id } satisfies ProvisioningDialog)}
      actions={useMemo(() => actionsOf(t), [t])}
    />
  );
});

const actionsOf = (t: Translate) => ({
  title: t('adminPortal.provisioning_Table.actionsColumn'),
  render: (connection: DirectoryConnection) => <ConnectionMenu connection={connection} />,
});

function columnsOf(t: Translate): TableColumn<DirectoryConnection>[] {
  const title = (name: 'name' | 'provider' | 'status' | 'users' | 'lastSync' | 'createdAt') =>
    t(`adminPortal.provisioning_Table.${name}Column`);
  return [
    { id: 'name', title: title('name'), render: (connection) => <ConnectionName connection={connection} /> },
    {
      id: 'provider',
      title: title('provider'),
      priority: 'medium',
      render: ({ source }) => t(`adminPortal.provisioning.${source}`),
    },
    { id: 'status', title: title('status'), render: (connection) => <StatusChip connection={connection} /> },
    { id: 'users', title: title('users'), render: ({ id }) => <UserCount connectionId={id} /> },
    { id: 'lastSync', title: title('lastSync'), render: (connection) => <LastSync connection={connection} /> },
    {
      id: 'createdAt',
      title: title('createdAt'),
      priority: 'low',
      render: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
