import { Network } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useSession, useTranslate } from '../../../app/context';
import { EmptyState } from '../../../ui/EmptyState';
import { CreateButton, type CreateButtonProps } from '../../parts/CreateButton';
import { ListContent } from '../../parts/ListContent';
import { ListToolbar } from '../../parts/ListToolbar';
import { PageHeader } from '../../parts/PageHeader';
import { type TableLayoutState, useTableLayout } from '../../parts/use-table-layout';
import { usePageParams, usePortalActions } from '../../shell/use-portal';
import type { AllAccountsDialog } from './all-accounts-dialogs';
import { allAccountsPermissions } from './all-accounts-permissions';
import { AccountsTree } from './tree/AccountsTree';
import { SearchResults } from './tree/SearchResults';
import { useAccounts } from './use-accounts';

/** All accounts below the user's own, as a tree or as the results of a search. */
export function AllAccountsView() {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const search = useAccounts((accounts) => accounts.search);
  const typeSearch = useAccounts((accounts) => accounts.typeSearch);
  const isSearching = useDeferredValue(search.trim() !== '');
  const [, setParams] = usePageParams();
  const layout = useTableLayout('allAccounts');
  const type = (text: string) => {
    setParams({ search: text.trim() });
    void typeSearch(text);
  };
  return (
    <>
      <PageHeader
        title={t('adminPortal.allAccounts.pageTitle')}
        subtitle={t('adminPortal.allAccounts.pageSubtitle', { tenant })}
        action={<CreateAccountButton />}
      />
      <div className="portico-card portico-accounts">
        <ListToolbar
          search={{
            label: t('adminPortal.allAccounts.searchAccountPlaceholder'),
            clearLabel: t('adminPortal.allAccounts.clearSearch'),
            value: search,
            onChange: type,
          }}
          table={t('adminPortal.allAccounts.pageTitle')}
          layout={layout}
        />
        <Accounts isSearching={isSearching} layout={layout} />
      </div>
    </>
  );
}

interface AccountsProps {
  isSearching: boolean;
  layout: TableLayoutState;
}

/** The tree, or the results in place of it. Letters of the search don't render it again. */
const Accounts = memo(function Accounts({ isSearching, layout }: AccountsProps) {
  return isSearching ? <SearchResults layout={layout} /> : <Tree layout={layout} />;
});

function CreateAccountButton(props: Pick<CreateButtonProps, 'size'>) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <CreateButton
      {...props}
      label={t('adminPortal.allAccounts.createNewAccount')}
      permission={allAccountsPermissions.write}
      onClick={() => openDialog({ kind: 'createAccount', parentId: '' } satisfies AllAccountsDialog)}
    />
  );
}

function Tree({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const ownId = useAccounts((accounts) => accounts.ownId);
  const branch = useAccounts((accounts) => accounts.branches.get(ownId));
  const load = useAccounts((accounts) => accounts.loadBranch);
  return (
    <ListContent list={branch} onRetry={() => load(ownId)} hasToolbar>
      {({ ids }) =>
        ids.length > 0 ? (
          <AccountsTree rootId={ownId} label={t('adminPortal.allAccounts.pageTitle')} layout={layout} />
        ) : (
          <NoAccounts />
        )
      }
    </ListContent>
  );
}

function NoAccounts() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Network size={20} />}
      title={t('adminPortal.allAccounts.emptyTitle')}
      description={t('adminPortal.allAccounts.emptyDescription')}
      action={<CreateAccountButton size="dense" />}
    />
  );
}
