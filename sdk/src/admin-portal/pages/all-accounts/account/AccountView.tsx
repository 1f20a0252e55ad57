import { LockKeyhole, UserRoundPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { PageHeader } from '../../../parts/PageHeader';
import { PageSkeleton } from '../../../parts/PageSkeleton';
import { usePermission } from '../../../parts/use-access';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import type { AllAccountsDialog } from '../all-accounts-dialogs';
import { allAccountsPermissions } from '../all-accounts-permissions';
import { AccountMenu } from '../tree/AccountMenu';
import { useAccount } from '../use-account';
import { useAccounts } from '../use-accounts';
import { AccountFacts } from './AccountFacts';
import { AccountPath } from './AccountPath';
import { AccountUsers } from './AccountUsers';
import { SubAccounts } from './SubAccounts';
import { useAccountDetails } from './use-account-details';

/** From these statuses on, the account is not one of the user's: unknown, or above. */
const NOT_THEIRS: readonly number[] = [403, 404];

/** One account: where it is, its users and the accounts below it. */
export function AccountView({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const account = useAccount(accountId);
  if (account.phase === 'loading') {
    return (
      <>
        <PageSkeleton label={t('common.states.loading')} />
        <LoadingNotice />
      </>
    );
  }
  if (account.phase === 'ready') return <LoadedAccount account={account.data} />;
  if (NOT_THEIRS.includes(account.error.statusCode)) return <NotTheirs />;
  return <LoadFailed error={account.error} onRetry={account.reload} />;
}

function LoadedAccount({ account }: { account: Account }) {
  const t = useTranslate();
  const { tenantId: accountId, name } = account;
  const details = useAccountDetails(accountId);
  const loadBranch = useAccounts((accounts) => accounts.loadBranch);
  const readsUsers = usePermission(allAccountsPermissions.readUsers);
  useEffect(() => void loadBranch(accountId), [loadBranch, accountId]);
  return (
    <>
      <AccountPath parents={details.phase === 'ready' ? details.data.parents : []} />
      <PageHeader
        title={name}
        subtitle={t('adminPortal.singleAccountView.pageTitle')}
        action={<AccountActions account={account} />}
      />
      <div className="portico-cards">
        <AccountFacts account={account} details={details} />
        {readsUsers && <AccountUsers account={account} />}
        <SubAccounts account={account} />
      </div>
    </>
  );
}

function AccountActions({ account }: { account: Account }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayInvite = usePermission(allAccountsPermissions.writeUsers);
  const invitation: AllAccountsDialog = { kind: 'addAccountUsers', accountId: account.tenantId };
  return (
    <span className="portico-account-actions">
      {mayInvite && (
        <Button aria-haspopup="dialog" onClick={() => openDialog(invitation)}>
          <UserRoundPlus size={16} aria-hidden="true" />
          <span>{t('adminPortal.singleAccountView.inviteUsers')}</span>
        </Button>
      )}
      <AccountMenu account={account} isOpen />
    </span>
  );
}

function NotTheirs() {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  return (
    <EmptyState
      icon={<LockKeyhole size={20} />}
      title={t('adminPortal.singleAccountView_noPermissions.noPermissionTitle')}
      description={t('adminPortal.singleAccountView_noPermissions.noPermissionDescription')}
      action={
        <Button variant="secondary" size="dense" onClick={() => setParams({ account: '' })}>
          {t('adminPortal.singleAccountView_noPermissions.allAccountsLinkText')}
        </Button>
      }
    />
  );
}
