import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { Skeleton } from '../../../../ui/Skeleton';
import { TextField } from '../../../../ui/TextField';
import { useAction } from '../../../parts/use-action';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { useAccountDetails } from '../account/use-account-details';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { FormDialog } from './FormDialog';

/** Deletes an account after its name is typed: it can't be restored. */
export function DeleteAccountDialog({ account }: { account: Account }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [params, setParams] = usePageParams();
  const remove = useAccounts((accounts) => accounts.remove);
  const { tenantId, name } = account;
  const save = useAction(
    () => remove(tenantId),
    () => {
      closeDialog();
      if (params.account === tenantId) setParams({ account: '' });
      notify.toast(t('adminPortal.allAccounts_DeleteAccountDialog.deleted', { accountName: name }));
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.allAccounts_DeleteAccountDialog.title', { accountName: name })}
      role="alertdialog"
      cancel={t('adminPortal.allAccounts_DeleteAccountDialog.cancelBtnText')}
      submit={t('adminPortal.allAccounts_DeleteAccountDialog.deleteBtnText')}
      danger
      save={save}
      validate={({ typedName = '' }) => ({
        typedName:
          typedName.trim() === name.trim()
            ? undefined
            : t('adminPortal.allAccounts_DeleteAccountDialog.nameDiffers', { accountName: name }),
      })}
    >
      <p>{t('adminPortal.allAccounts_DeleteAccountDialog.description')}</p>
      <Losses account={account} />
      <p>{t('adminPortal.allAccounts_DeleteAccountDialog.description2')}</p>
      <TextField
        name="typedName"
        label={t('adminPortal.allAccounts_DeleteAccountDialog.typeName', { accountName: name })}
        autoComplete="off"
        data-initial-focus
      />
    </FormDialog>
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
