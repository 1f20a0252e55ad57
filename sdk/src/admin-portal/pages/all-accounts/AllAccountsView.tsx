import { Network, Plus } from 'lucide-react';
import { useSession, useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { SearchField } from '../../../ui/SearchField';
import { LoadFailed } from '../../parts/LoadFailed';
import { PageHeader } from '../../parts/PageHeader';
import { usePermission } from '../../parts/use-access';
import { usePageParams, usePortalActions } from '../../shell/use-portal';
import type { AllAccountsDialog } from './all-accounts-dialogs';
import { allAccountsPermissions } from './all-accounts-permissions';
import { AccountsTree } from './tree/AccountsTree';
import { SearchResults } from './tree/SearchResults';
import { TreeSkeleton } from './tree/TreeSkeleton';
import { useAccounts } from './use-accounts';

/** All accounts below the user's own, as a tree or as the results of a search. */
export function AllAccountsView() {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const search = useAccounts((accounts) => accounts.search);
  const typeSearch = useAccounts((accounts) => accounts.typeSearch);
  const [, setParams] = usePageParams();
  const type = (text: string) => {
    setParams({ search: text.trim() });
    void typeSearch(text);
  };
  return (
    <>
      <PageHeader
        title={t('adminPortal.allAccounts.pageTitle')}
        subtitle={t('adminPortal.allAccounts.pageSubtitle', { tenant })}
        action={<CreateButton />}
      />
      <div className="portico-card portico-accounts">
        <div className="portico-accounts-toolbar">
          <SearchField
            label={t('adminPortal.allAccounts.searchAccountPlaceholder')}
            clearLabel={t('adminPortal.allAccounts.clearSearch')}
            value={search}
            onChange={type}
          />
        </div>
        {search.trim() === '' ? <Tree /> : <SearchResults />}
      </div>
    </>
  );
}

function CreateButton({ dense = false }: { dense?: boolean }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayCreate = usePermission(allAccountsPermissions.write);
  if (!mayCreate) return null;
  return (
    <Button
      {...(dense && { size: 'dense' })}
      aria-haspopup="dialog"
      onClick={() => openDialog({ kind: 'createAccount', parentId: '' } satisfies AllAccountsDialog)}
    >
      <Plus size={16} aria-hidden="true" />
      <span>{t('adminPortal.allAccounts.createNewAccount')}</span>
    </Button>
  );
}

function Tree() {
  const t = useTranslate();
  const ownId = useAccounts((accounts) => accounts.ownId);
  const branch = useAccounts((accounts) => accounts.branches.get(ownId));
  const load = useAccounts((accounts) => accounts.loadBranch);
  if (!branch || branch.phase === 'loading') return <TreeSkeleton />;
  if (branch.phase === 'failed') {
    return (
      <div className="portico-accounts-failed">
        <LoadFailed error={branch.error} onRetry={() => void load(ownId)} />
      </div>
    );
  }
  if (branch.data.ids.length > 0) {
    return <AccountsTree rootId={ownId} label={t('adminPortal.allAccounts.pageTitle')} />;
  }
  return (
    <EmptyState
      icon={<Network size={20} />}
      title={t('adminPortal.allAccounts.emptyTitle')}
      description={t('adminPortal.allAccounts.emptyDescription')}
      action={<CreateButton dense />}
    />
  );
}
