import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import type { FormValues } from '../../../../ui/Form';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { useAccounts } from '../use-accounts';
import { AccountPicker } from './AccountPicker';
import { accountName, accountNameSchema, NameField, nameFaults } from './NameField';

interface Created {
  id: string;
  name: string;
}

/** Creates an account below the user's own, or below one of theirs; then offers to open it. */
export function CreateAccountDialog({ parentId }: { parentId: string }) {
  const t = useTranslate();
  const ownId = useAccounts((accounts) => accounts.ownId);
  const create = useAccounts((accounts) => accounts.create);
  const { closeDialog } = usePortalActions();
  const [parent, setParent] = useState(parentId || ownId);
  const [created, setCreated] = useState<Created>();
  const save = useAction(async (values: FormValues) => {
    const name = accountName(values);
    setCreated({ id: await create({ name, parentTenantId: parent }), name });
  });
  if (created) return <Success created={created} />;
  return (
    <FormDialog
      title={t('adminPortal.allAccounts_CreateAccountDialog.title')}
      cancel={t('adminPortal.allAccounts_CreateAccountDialog.cancelBtnText')}
      submit={t('adminPortal.allAccounts_CreateAccountDialog.createBtnText')}
      action={save}
      onClose={closeDialog}
      faults={nameFaults}
      validate={(values) => formErrors(accountNameSchema(t), values)}
    >
      <NameField label={t('adminPortal.allAccounts_CreateAccountDialog.accountNameLabel')} />
      <AccountPicker
        label={t('adminPortal.allAccounts_CreateAccountDialog.parentAccountLabel')}
        selected={parent}
        onChange={setParent}
      />
    </FormDialog>
  );
}

function Success({ created: { id, name } }: { created: Created }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [, setParams] = usePageParams();
  const manage = () => {
    closeDialog();
    setParams({ account: id });
  };
  return (
    <Dialog
      title={t('adminPortal.allAccounts_CreateAccountDialog.successTitle')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <p className="portico-created" role="status">
          <CircleCheck size={20} aria-hidden="true" />
          <span>{t('adminPortal.allAccounts_CreateAccountDialog.successDescription', { accountName: name })}</span>
        </p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={manage}>
          {t('adminPortal.allAccounts_CreateAccountDialog.manageThisAccount')}
        </Button>
        <Button data-initial-focus onClick={closeDialog}>
          {t('adminPortal.allAccounts_CreateAccountDialog.doneBtnText')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
