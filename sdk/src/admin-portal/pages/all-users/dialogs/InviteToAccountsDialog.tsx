import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../ui/email-check';
import type { FormValues } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { TextField } from '../../../../ui/TextField';
import { errorText } from '../../../parts/error-text';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { FormDialog } from '../../all-accounts/dialogs/FormDialog';
import { useAllUsers, useNamedAccounts } from '../use-all-users';
import { RoleList } from './RoleList';

/** A failure that is shown at the field. Only the type of the codes is imported, so their list is not bundled. */
const USER_EXISTS: ErrorCode = 'ER-USER-EXISTS';

/** Longest name that the service accepts. */
const MAX_NAME_LENGTH = 200;

/** Invites a user into one or more accounts: into all of them or, if one refuses, into none. */
export function InviteToAccountsDialog({ email: known }: { email: string }) {
  const t = useTranslate();
  const [accountIds, setAccountIds] = useState<string[]>([]);
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const [missing, setMissing] = useState(false);
  const { send, duplicate, email } = useInvite(accountIds, roleIds);
  // The list of accounts is no field of the form: an empty choice is checked here.
  const run = (values: FormValues) => (accountIds.length > 0 ? send.run(values) : setMissing(true));
  return (
    <FormDialog
      title={t('adminPortal.allUsers_InviteUser.title')}
      size="large"
      cancel={t('adminPortal.allUsers_InviteUser.cancel')}
      submit={t('adminPortal.allUsers_InviteUser.invite')}
      save={{ ...send, run }}
      failureAtField={duplicate !== undefined}
      validate={(values) => problemsOf(t, values)}
    >
      <TextField
        ref={email}
        name="email"
        type="email"
        dir="ltr"
        label={t('adminPortal.allUsers_InviteUser.emailInputLabel')}
        autoComplete="off"
        defaultValue={known}
        data-initial-focus
        error={duplicate && errorText(t, duplicate)}
      />
      {!known && (
        <TextField name="name" label={t('adminPortal.allUsers_InviteUser.fullNameInputLabel')} autoComplete="off" />
      )}
      <AccountList selected={accountIds} onChange={setAccountIds} />
      {missing && accountIds.length === 0 && (
        <p className="portico-field-error" role="alert">
          {t('adminPortal.allUsers_InviteUser.accountsIsRequired')}
        </p>
      )}
      <RoleList
        label={t('adminPortal.allUsers_InviteUser.rolesInputLabel')}
        accountIds={accountIds}
        selected={roleIds}
        onChange={setRoleIds}
      />
    </FormDialog>
  );
}

/** The call that invites. If the user is in one of the accounts already, `duplicate` is the error, at the e-mail field. */
function useInvite(accountIds: readonly string[], roleIds: readonly string[]) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const invite = useAllUsers((users) => users.invite);
  const email = useRef<HTMLInputElement>(null);
  const trimmed = (values: FormValues, field: string) => (values[field] ?? '').trim();
  const send = useAction(
    (values: FormValues) =>
      invite({ email: trimmed(values, 'email'), name: trimmed(values, 'name'), accountIds, roleIds }),
    (values) => {
      closeDialog();
      notify.toast(t('adminPortal.users.invitationResent', { email: trimmed(values, 'email') }));
    },
  );
  const duplicate = send.error?.errorCode === USER_EXISTS ? send.error : undefined;
  useEffect(() => {
    if (duplicate && send.failures) email.current?.focus();
  }, [duplicate, send.failures]);
  return { send, duplicate, email };
}

function AccountList({ selected, onChange }: { selected: string[]; onChange: (ids: string[]) => void }) {
  const t = useTranslate();
  const accounts = useNamedAccounts();
  return (
    <>
      <ChoiceList
        label={t('adminPortal.allUsers_InviteUser.accounts')}
        choices={accounts.map(({ id, name, path }) => ({
          id,
          label: name,
          description: path.join(' › ') || undefined,
        }))}
        selected={selected}
        onChange={onChange}
        searchLabel={t('adminPortal.allUsers.searchAccounts')}
        clearSearchLabel={t('adminPortal.users.clearSearch')}
      />
      {selected.length > 0 && (
        <p className="portico-hint" role="status">
          {t('adminPortal.allUsers_InviteUser.accountsCount', { count: selected.length })}
        </p>
      )}
    </>
  );
}

function problemsOf(t: Translate, { email = '', name = '' }: FormValues): Record<string, string | undefined> {
  return {
    email: emailProblem(t, email.trim()),
    name: name.trim().length > MAX_NAME_LENGTH ? t('common.fields.isTooLong', { length: MAX_NAME_LENGTH }) : undefined,
  };
}

function emailProblem(t: Translate, email: string): string | undefined {
  if (!email) return t('adminPortal.allUsers_InviteUser.emailIsRequired');
  if (email.length > EMAIL_MAX_LENGTH) return t('common.fields.isTooLong', { length: EMAIL_MAX_LENGTH });
  return isEmail(email) ? undefined : t('adminPortal.allUsers_InviteUser.emailMustBeValid');
}
