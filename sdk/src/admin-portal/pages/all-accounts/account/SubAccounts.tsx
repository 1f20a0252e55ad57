import { useTranslate } from '../../../../app/context';
import { CreateButton } from '../../../parts/CreateButton';
import { ListContent } from '../../../parts/ListContent';
import { TableLayoutMenu } from '../../../parts/TableLayoutMenu';
import { type TableLayoutState, useTableLayout } from '../../../parts/use-table-layout';
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
  const layout = useTableLayout('allAccounts');
  const creation: AllAccountsDialog = { kind: 'createAccount', parentId: account.tenantId };
  return (
    <section className="portico-card portico-accounts" aria-labelledby="portico-sub-accounts">
      <header className="portico-account-section">
        <h2 id="portico-sub-accounts">{t('adminPortal.singleAccountView.subAccountsTab')}</h2>
        <span className="portico-account-section-end">
          <CreateButton
            variant="secondary"
            size="dense"
            label={t('adminPortal.singleAccountView.createSubAccount')}
            permission={allAccountsPermissions.write}
            onClick={() => openDialog(creation)}
          />
          <TableLayoutMenu {...layout} table={t('adminPortal.singleAccountView.subAccountsTab')} />
        </span>
      </header>
      <Below accountId={account.tenantId} layout={layout} />
    </section>
  );
}

function Below({ accountId, layout }: { accountId: string; layout: TableLayoutState }) {
  const t = useTranslate();
  const branch = useAccounts((accounts) => accounts.branches.get(accountId));
  const load = useAccounts((accounts) => accounts.loadBranch);
  return (
    <ListContent list={branch} onRetry={() => load(accountId)} hasToolbar>
      {({ ids }) =>
        ids.length === 0 ? (
          <p className="portico-account-none">{t('adminPortal.singleAccountView.noSubAccounts')}</p>
        ) : (
          <AccountsTree rootId={accountId} label={t('adminPortal.singleAccountView.subAccountsTab')} layout={layout} />
        )
      }
    </ListContent>
  );
}
