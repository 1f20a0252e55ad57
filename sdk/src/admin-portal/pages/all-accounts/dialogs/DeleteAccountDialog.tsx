import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { Skeleton } from '../../../../ui/Skeleton';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { useAccountDetails } from '../account/use-account-details';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';

/** Deletes an account after its name is typed: it can't be restored. */
export function DeleteAccountDialog({ account }: { account: Account }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [params, setParams] = usePageParams();
  const remove = useAccounts((accounts) => accounts.remove);
  const { tenantId, name: accountName } = account;
  const done = () => {
    if (params.account === tenantId) setParams({ account: '' });
    notify.toast(t('adminPortal.allAccounts_DeleteAccountDialog.deleted', { accountName }));
  };
  return (
    <ConfirmDialog
      title={t('adminPortal.allAccounts_DeleteAccountDialog.title', { accountName })}
      message={t('adminPortal.allAccounts_DeleteAccountDialog.description')}
      cancel={t('adminPortal.allAccounts_DeleteAccountDialog.cancelBtnText')}
      confirm={t('adminPortal.allAccounts_DeleteAccountDialog.deleteBtnText')}
      danger
      typed={{
        label: t('adminPortal.allAccounts_DeleteAccountDialog.typeName', { accountName }),
        text: accountName.trim(),
        problem: t('adminPortal.allAccounts_DeleteAccountDialog.nameDiffers', { accountName }),
      }}
      onConfirm={() => remove(tenantId)}
      onDone={done}
      onClose={closeDialog}
    >
      <Losses account={account} />
      <p>{t('adminPortal.allAccounts_DeleteAccountDialog.description2')}</p>
    </ConfirmDialog>
  );
}

/** What is deleted with the account. Without an answer the general sentences have to do. */
function Losses({ account }: { account: Account }) {
  const t = useTranslate();
  const details = useAccountDetails(account.tenantId);
  if (details.phase === 'loading') return <Skeleton width="60%" height="40px" />;
  if (details.phase === 'failed') return null;
  const { users, accountsBelow } = details.data;
  return (
    <ul className="portico-losses">
      <li>{t('adminPortal.allAccounts_DeleteAccountDialog.lostUsers', { count: users?.totalUsers ?? 0 })}</li>
      {accountsBelow > 0 && (
        <li>{t('adminPortal.allAccounts_DeleteAccountDialog.lostAccounts', { count: accountsBelow })}</li>
      )}
    </ul>
  );
}
