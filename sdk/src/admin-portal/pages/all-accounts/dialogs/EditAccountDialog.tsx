import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { formErrors } from '../../../parts/form-schema';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { accountName, accountNameSchema, NameField, nameFaults } from './NameField';
import { useLeaveGoneAccount } from './use-leave-gone-account';

/** Renames an account. */
export function EditAccountDialog({ account }: { account: Account }) {
  return <FromCurrent>{(loadCurrent) => <NameForm account={account} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function NameForm({ account, onLoadCurrent }: { account: Account; onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  // What another user changes meanwhile must not replace what is typed.
  const [base] = useState(account);
  return (
    <EditDialog
      title={t('adminPortal.allAccounts_EditAccountDialog.title', { accountName: base.name })}
      cancel={t('adminPortal.allAccounts_EditAccountDialog.cancelBtnText')}
      submit={t('adminPortal.allAccounts_EditAccountDialog.saveBtnText')}
      saving={useSaveName(base.name, account)}
      onLoadCurrent={onLoadCurrent}
      onGone={useLeaveGoneAccount(account.tenantId)}
      onClose={closeDialog}
      faults={nameFaults}
      validate={(values) => formErrors(accountNameSchema(t), values)}
    >
      <NameField label={t('adminPortal.allAccounts_EditAccountDialog.accountNameLabel')} defaultValue={base.name} />
    </EditDialog>
  );
}

/** Saves the name. */
function useSaveName(before: string, account: Account) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const rename = useAccounts((accounts) => accounts.rename);
  return useSaveOnBase(
    account,
    (values, base) => rename(base, accountName(values)),
    (values) => {
      closeDialog();
      notify.announce(
        t('adminPortal.allAccounts_EditAccountDialog.renamed', {
          before,
          accountName: accountName(values),
        }),
      );
    },
  );
}
