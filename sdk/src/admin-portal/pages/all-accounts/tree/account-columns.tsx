import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import type { TableColumn, TableProps } from '../../../../ui/Table';
import type { Account } from '../accounts-state';
import { AccessType, CreatedAt, UserCount } from './AccountCells';
import { AccountMenu } from './AccountMenu';

/**
 * The columns of a list of accounts.
 *
 * @param accountOf The account of a row; rows without one show something else than cells.
 * @param renderName The first cell.
 */
export function useAccountColumns<Row>(
  accountOf: (row: Row) => Account | undefined,
  renderName: (account: Account) => ReactNode,
): Pick<TableProps<Row>, 'columns' | 'actions'> {
  const t = useTranslate();
  const render = (show: (account: Account) => ReactNode) => (row: Row) => {
    const account = accountOf(row);
    return account && show(account);
  };
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      title: t('adminPortal.allAccounts_accountsTable.accountColumn'),
      sortable: true,
      render: render(renderName),
    },
    {
      id: 'users',
      title: t('adminPortal.allAccounts_accountsTable.usersColumn'),
      render: render(({ tenantId }) => <UserCount accountId={tenantId} />),
    },
    {
      id: 'access',
      title: t('adminPortal.allAccounts_accountsTable.accessColumn'),
      priority: 'medium',
      render: render((account) => <AccessType account={account} />),
    },
    {
      id: 'created',
      title: t('adminPortal.allAccounts_accountsTable.createdColumn'),
      sortable: true,
      render: render(({ createdAt }) => <CreatedAt at={createdAt} />),
    },
  ];
  const actions = {
    title: t('adminPortal.allAccounts_accountsTable.actionsColumn'),
    render: render((account) => <AccountMenu account={account} />),
  };
  return { columns, actions };
}
