import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Column, type Key, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components';
import { useTranslate } from '../../../../app/context';
import { usePageParams } from '../../../shell/use-portal';
import type { AccountsStore } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { Branch } from './Branch';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;
/** Columns that the service can sort by, with its names for them. */
const sortKeys: Record<string, Parameters<AccountsStore['sortBy']>[0]> = { name: 'name', created: 'createdAt' };

/**
 * The accounts below one as a tree, whose branches are loaded when they are opened. React Aria's table brings the
 * keyboard of a treegrid: arrows open, close and move, in either direction of writing.
 */
export function AccountsTree({ rootId, label }: { rootId: string; label: string }) {
  const t = useTranslate();
  const expanded = useAccounts((accounts) => accounts.expanded);
  const expand = useAccounts((accounts) => accounts.expand);
  const accounts = useAccounts((state) => state.accounts);
  const sort = useAccounts((accounts) => accounts.sort);
  const sortBy = useAccounts((accounts) => accounts.sortBy);
  const [, setParams] = usePageParams();
  const column = Object.keys(sortKeys).find((id) => sortKeys[id] === sort.key) ?? '';
  return (
    <div className="portico-table-area">
      <Table
        aria-label={label}
        className="portico-table portico-accounts-tree"
        treeColumn="name"
        expandedKeys={expanded}
        onExpandedChange={(keys) => {
          const ids = [...keys].map(String);
          expand(new Set(ids));
          setParams({ open: ids.join(',') });
        }}
        onRowAction={(key: Key) => accounts.has(String(key)) && setParams({ account: String(key) })}
        sortDescriptor={{ column, direction: directions[sort.direction] }}
        onSortChange={(chosen: SortDescriptor) => sortBy(sortKeys[String(chosen.column)] ?? 'name')}
      >
        <TableHeader>
          <SortableColumn id="name" isRowHeader title={t('adminPortal.allAccounts_accountsTable.accountColumn')} />
          <Column id="users">
            <span>{t('adminPortal.allAccounts_accountsTable.usersColumn')}</span>
          </Column>
          <Column id="access" data-priority="medium">
            <span>{t('adminPortal.allAccounts_accountsTable.accessColumn')}</span>
          </Column>
          <SortableColumn id="created" title={t('adminPortal.allAccounts_accountsTable.createdColumn')} />
          <Column id="actions" className="portico-table-end">
            <span className="portico-visually-hidden">{t('adminPortal.allAccounts_accountsTable.actionsColumn')}</span>
          </Column>
        </TableHeader>
        <TableBody>
          <Branch accountId={rootId} />
        </TableBody>
      </Table>
    </div>
  );
}

function SortableColumn({ id, title, isRowHeader = false }: { id: string; title: string; isRowHeader?: boolean }) {
  return (
    <Column id={id} isRowHeader={isRowHeader} allowsSorting textValue={title}>
      {({ sortDirection }) => {
        const Arrow = !sortDirection ? ChevronsUpDown : sortDirection === 'ascending' ? ArrowUp : ArrowDown;
        return (
          <span className="portico-table-sort">
            <span>{title}</span>
            <Arrow size={14} aria-hidden="true" />
          </span>
        );
      }}
    </Column>
  );
}
