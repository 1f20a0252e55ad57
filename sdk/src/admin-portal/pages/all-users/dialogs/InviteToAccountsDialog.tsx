import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../ui/email-check';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { TextField } from '../../../../ui/TextField';
import { ChoicesField, type ChoicesFieldProps } from '../../../parts/ChoicesField';
import { FormDialog } from '../../../parts/FormDialog';
import { choices, formErrors, longest, required, rule, text } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useAllUsers, useNamedAccounts } from '../use-all-users';
import { RoleList } from './RoleList';

/** Refusals that are shown at a field. Only the type of the codes is imported, so their list is not bundled. */
const faults = { 'ER-USER-EXISTS': 'email' } as const satisfies Partial<Record<ErrorCode, string>>;

/** Longest name that the service accepts. */
const MAX_NAME_LENGTH = 200;

/** Invites a user into one or more accounts: into all of them or, if one refuses, into none. */
export function InviteToAccountsDialog({ email: known }: { email: string }) {
  const t = useTranslate();
  const [accountIds, setAccountIds] = useState<string[]>([]);
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const { closeDialog } = usePortalActions();
  const send = useInvite(accountIds, roleIds);
  return (
    <FormDialog
      title={t('adminPortal.allUsers_InviteUser.title')}
      size="large"
      action={send}
      onClose={closeDialog}
      cancel={t('adminPortal.allUsers_InviteUser.cancel')}
      submit={t('adminPortal.allUsers_InviteUser.invite')}
      faults={faults}
      validate={(values) => formErrors(inviteSchema(t), { ...values, accounts: accountIds })}
    >
      <TextField
        name="email"
        type="email"
        dir="ltr"
        label={t('adminPortal.allUsers_InviteUser.emailInputLabel')}
        autoComplete="off"
        defaultValue={known}
        data-initial-focus
      />
      {!known && (
        <TextField name="name" label={t('adminPortal.allUsers_InviteUser.fullNameInputLabel')} autoComplete="off" />
      )}
      <AccountList
        selected={accountIds}
        onChange={setAccountIds}
        requiredText={t('adminPortal.allUsers_InviteUser.accountsIsRequired')}
      />
      <RoleList
        label={t('adminPortal.allUsers_InviteUser.rolesInputLabel')}
        accountIds={accountIds}
        selected={roleIds}
        onChange={setRoleIds}
      />
    </FormDialog>
  );
}

/** The call that invites. */
function useInvite(accountIds: readonly string[], roleIds: readonly string[]) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const invite = useAllUsers((users) => users.invite);
  const trimmed = (values: FormValues, field: string) => (values[field] ?? '').trim();
  return useAction(
    (values: FormValues) =>
      invite({ email: trimmed(values, 'email'), name: trimmed(values, 'name'), accountIds, roleIds }),
    (values) => {
      closeDialog();
      notify.toast(t('adminPortal.users.invitationResent', { email: trimmed(values, 'email') }));
    },
  );
}

function AccountList({ selected, ...field }: Pick<ChoicesFieldProps, 'selected' | 'onChange' | 'requiredText'>) {
  const t = useTranslate();
  const accounts = useNamedAccounts();
  return (
    <>
      <ChoicesField
        {...field}
        name="accounts"
        label={t('adminPortal.allUsers_InviteUser.accounts')}
        choices={accounts.map(({ id, name, path }) => ({
          id,
          label: name,
          description: path.at(-1),
        }))}
        selected={selected}
        searchLabel={t('adminPortal.allUsers.searchAccounts')}
        clearSearchLabel={t('adminPortal.table.clearSearch')}
        nothingFound={t('adminPortal.table.nothingFound')}
      />
      {selected.length > 0 && (
        <p className="portico-hint" role="status">
          {t('adminPortal.allUsers_InviteUser.accountsCount', { count: selected.length })}
        </p>
      )}
    </>
  );
}

/** The rules of the form. */
const inviteSchema = (t: Translate) =>
  z.object({
    email: text(
      required(() => t('adminPortal.allUsers_InviteUser.emailIsRequired')),
      longest(t, EMAIL_MAX_LENGTH),
      rule(isEmail, () => t('adminPortal.allUsers_InviteUser.emailMustBeValid')),
    ),
    name: text(longest(t, MAX_NAME_LENGTH)),
    accounts: choices(required(() => t('adminPortal.allUsers_InviteUser.accountsIsRequired'))),
  });
