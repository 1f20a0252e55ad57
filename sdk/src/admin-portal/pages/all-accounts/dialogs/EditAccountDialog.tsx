import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { accountName, NameField, nameFaults, nameProblem } from './NameField';

/** Renames an account. */
export function EditAccountDialog({ account }: { account: Account }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const rename = useAccounts((accounts) => accounts.rename);
  const save = useAction(
    (values: FormValues) => rename(account.tenantId, accountName(values)),
    (values) => {
      closeDialog();
      notify.announce(
        t('adminPortal.allAccounts_EditAccountDialog.renamed', {
          before: account.name,
          accountName: accountName(values),
        }),
      );
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.allAccounts_EditAccountDialog.title', { accountName: account.name })}
      cancel={t('adminPortal.allAccounts_EditAccountDialog.cancelBtnText')}
      submit={t('adminPortal.allAccounts_EditAccountDialog.saveBtnText')}
      action={save}
      onClose={closeDialog}
      faults={nameFaults}
      validate={(values) => ({ accountName: nameProblem(t, values) })}
    >
      <NameField label={t('adminPortal.allAccounts_EditAccountDialog.accountNameLabel')} defaultValue={account.name} />
    </FormDialog>
  );
}
