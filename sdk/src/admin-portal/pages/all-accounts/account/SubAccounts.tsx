import { useTranslate } from '../../../../app/context';
import { CreateButton } from '../../../parts/CreateButton';
import { ListContent } from '../../../parts/ListContent';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import type { AllAccountsDialog } from '../all-accounts-dialogs';
import { allAccountsPermissions } from '../all-accounts-permissions';
import { AccountsTree } from '../tree/AccountsTree';
import { useAccounts } from '../use-accounts';

/** The accounts below the shown one. */
export function SubAccounts({ account }: { account: Account }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const creation: AllAccountsDialog = { kind: 'createAccount', parentId: account.tenantId };
  return (
    <section className="portico-card portico-accounts" aria-labelledby="portico-sub-accounts">
      <header className="portico-account-section">
        <h2 id="portico-sub-accounts">{t('adminPortal.singleAccountView.subAccountsTab')}</h2>
        <CreateButton
          variant="secondary"
          size="dense"
          label={t('adminPortal.singleAccountView.createSubAccount')}
          permission={allAccountsPermissions.write}
          onClick={() => openDialog(creation)}
        />
      </header>
      <Below accountId={account.tenantId} />
    </section>
  );
}

function Below({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const branch = useAccounts((accounts) => accounts.branches.get(accountId));
  const load = useAccounts((accounts) => accounts.loadBranch);
  return (
    <ListContent list={branch} onRetry={() => load(accountId)} hasToolbar>
      {({ ids }) =>
        ids.length === 0 ? (
          <p className="portico-account-none">{t('adminPortal.singleAccountView.noSubAccounts')}</p>
        ) : (
          <AccountsTree rootId={accountId} label={t('adminPortal.singleAccountView.subAccountsTab')} />
        )
      }
    </ListContent>
  );
}
