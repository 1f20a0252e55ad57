import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { useConflictingSave } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { AccountPicker } from './AccountPicker';
import { useLeaveGoneAccount } from './use-leave-gone-account';

/** Moves an account with everything below it to below another one. */
export function MoveAccountDialog({ account }: { account: Account }) {
  return <FromCurrent>{(loadCurrent) => <MoveForm account={account} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function MoveForm({ account, onLoadCurrent }: { account: Account; onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [parent, setParent] = useState('');
  const [missing, setMissing] = useState(false);
  const saving = useMove(account, parent);
  // The list is no field of the form: an empty choice is checked here.
  const run = (values: FormValues) => (parent ? saving.save.run(values) : setMissing(true));
  return (
    <EditDialog
      title={t('adminPortal.allAccounts_MoveAccountDialog.title', { accountName: account.name })}
      cancel={t('adminPortal.allAccounts_MoveAccountDialog.cancelBtnText')}
      submit={t('adminPortal.allAccounts_MoveAccountDialog.moveBtnText')}
      saving={{ ...saving, save: { ...saving.save, run } }}
      onLoadCurrent={onLoadCurrent}
      onGone={useLeaveGoneAccount(account.tenantId)}
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
    </EditDialog>
  );
}

/** Moves the account, if it is still where the user has seen it first. */
function useMove({ tenantId, name: accountName }: Account, parent: string) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const move = useAccounts((accounts) => accounts.move);
  const current = useAccounts((accounts) => accounts.tree?.get(tenantId)?.parentId ?? undefined);
  const [base, setBase] = useState(current);
  // The list of accounts loads the tree.
  if (base === undefined && current !== undefined) setBase(current);
  return useConflictingSave(
    (_: FormValues, conflict) => move(tenantId, parent, conflict ? current : base),
    () => {
      closeDialog();
      notify.toast(t('adminPortal.allAccounts_MoveAccountDialog.moved', { accountName }));
    },
  );
}
