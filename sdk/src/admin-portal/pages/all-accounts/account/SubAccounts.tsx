import { Plus } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { LoadFailed } from '../../../parts/LoadFailed';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import type { AllAccountsDialog } from '../all-accounts-dialogs';
import { allAccountsPermissions } from '../all-accounts-permissions';
import { AccountsTree } from '../tree/AccountsTree';
import { TreeSkeleton } from '../tree/TreeSkeleton';
import { useAccounts } from '../use-accounts';

/** The accounts below the shown one. */
export function SubAccounts({ account }: { account: Account }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayCreate = usePermission(allAccountsPermissions.write);
  const creation: AllAccountsDialog = { kind: 'createAccount', parentId: account.tenantId };
  return (
    <section className="portico-card portico-accounts" aria-labelledby="portico-sub-accounts">
      <header className="portico-account-section">
        <h2 id="portico-sub-accounts">{t('adminPortal.singleAccountView.subAccountsTab')}</h2>
        {mayCreate && (
          <Button variant="secondary" size="dense" aria-haspopup="dialog" onClick={() => openDialog(creation)}>
            <Plus size={16} aria-hidden="true" />
            <span>{t('adminPortal.singleAccountView.createSubAccount')}</span>
          </Button>
        )}
      </header>
      <Below accountId={account.tenantId} />
    </section>
  );
}

function Below({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const branch = useAccounts((accounts) => accounts.branches.get(accountId));
  const load = useAccounts((accounts) => accounts.loadBranch);
  if (!branch || branch.phase === 'loading') return <TreeSkeleton />;
  if (branch.phase === 'failed') {
    return (
      <div className="portico-accounts-failed">
        <LoadFailed error={branch.error} onRetry={() => void load(accountId)} />
      </div>
    );
  }
  if (branch.data.ids.length === 0) {
    return <p className="portico-account-none">{t('adminPortal.singleAccountView.noSubAccounts')}</p>;
  }
  return <AccountsTree rootId={accountId} label={t('adminPortal.singleAccountView.subAccountsTab')} />;
}
