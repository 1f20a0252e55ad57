import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Field, useField } from '../../../../ui/Field';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { Switch } from '../../../../ui/Switch';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { usePermission } from '../../../parts/use-access';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { allAccountsPermissions } from '../all-accounts-permissions';
import { useAccounts } from '../use-accounts';
import { AccountRoles } from './AccountRoles';
import { emailsSchema, typedEmails } from './typed-emails';

/** A failure that concerns the addresses. */
const faults = { 'ER-USER-EXISTS': 'emails' } as const satisfies Partial<Record<ErrorCode, string>>;

/** Invites users into an account: all of them or, if the service refuses one, none. */
export function AddUsersDialog({ account }: { account: Account }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const addUsers = useAccounts((accounts) => accounts.addUsers);
  const mayGiveAccess = usePermission(allAccountsPermissions.manageAccess) && account.metadata.isParent === true;
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const [allowed, setAllowed] = useState(false);
  const save = useAction(
    (values: FormValues) =>
      addUsers(account.tenantId, {
        emails: typedEmails(values.emails ?? ''),
        roleIds,
        ...(mayGiveAccess && { allowSubAccountAccess: allowed }),
      }),
    (values) => {
      closeDialog();
      const count = typedEmails(values.emails ?? '').length;
      notify.toast(t('adminPortal.singleAccountView_AddUsersDialog.invited', { count, accountName: account.name }));
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.singleAccountView_AddUsersDialog.title', { accountName: account.name })}
      size="large"
      cancel={t('adminPortal.singleAccountView_AddUsersDialog.cancelBtnText')}
      submit={t('adminPortal.singleAccountView_AddUsersDialog.inviteBtnText')}
      action={save}
      onClose={closeDialog}
      faults={faults}
      validate={({ emails = '' }) => formErrors(emailsSchema(t), { emails: typedEmails(emails) })}
    >
      <EmailsField />
      <AccountRoles
        label={t('adminPortal.singleAccountView_AddUsersDialog.multipleRolesLabel')}
        selected={roleIds}
        onChange={setRoleIds}
      />
      {mayGiveAccess && (
        <Switch
          label={t('adminPortal.singleAccountView_AddUsersDialog.giveAccessToAllSubAccountsLabel')}
          checked={allowed}
          onChange={setAllowed}
        />
      )}
    </FormDialog>
  );
}

/** A field for many addresses. */
function EmailsField() {
  const t = useTranslate();
  const help = t('adminPortal.singleAccountView_AddUsersDialog.bulkInputHelperText');
  const field = useField('emails', { help });
  return (
    <Field field={field} label={t('adminPortal.singleAccountView_AddUsersDialog.emailInputLabel')} help={help}>
      <textarea
        {...field.control}
        name="emails"
        className="portico-input portico-emails"
        dir="ltr"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('adminPortal.singleAccountView_AddUsersDialog.emailInputPlaceholder')}
        data-initial-focus
      />
    </Field>
  );
}
