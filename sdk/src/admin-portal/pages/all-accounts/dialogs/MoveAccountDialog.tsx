import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { AccountPicker } from './AccountPicker';

/** Moves an account with everything below it to below another one. */
export function MoveAccountDialog({ account }: { account: Account }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const move = useAccounts((accounts) => accounts.move);
  const [parent, setParent] = useState('');
  const [missing, setMissing] = useState(false);
  const save = useAction(
    () => move(account.tenantId, parent),
    () => {
      closeDialog();
      notify.toast(t('adminPortal.allAccounts_MoveAccountDialog.moved', { accountName: account.name }));
    },
  );
  // The list is no field of the form: an empty choice is checked here.
  const submit = { ...save, run: () => (parent ? save.run() : setMissing(true)) };
  return (
    <FormDialog
      title={t('adminPortal.allAccounts_MoveAccountDialog.title', { accountName: account.name })}
      cancel={t('adminPortal.allAccounts_MoveAccountDialog.cancelBtnText')}
      submit={t('adminPortal.allAccounts_MoveAccountDialog.moveBtnText')}
      action={submit}
      onClose={closeDialog}
    >
      <p className="portico-muted">{t('adminPortal.allAccounts_MoveAccountDialog.description')}</p>
      <AccountPicker
        label={t('adminPortal.allAccounts_MoveAccountDialog.parentAccountLabel')}
        error={missing && !parent ? t('adminPortal.allAccounts_MoveAccountDialog.parentRequired') : undefined}
        selected={parent}
        onChange={setParent}
        without={account.tenantId}
      />
    </FormDialog>
  );
}
