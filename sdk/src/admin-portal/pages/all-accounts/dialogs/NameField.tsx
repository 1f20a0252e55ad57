import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { MAX_ACCOUNT_NAME_LENGTH } from '../all-accounts-constants';

/** Refusals of a name, for the forms that have it. */
export const nameFaults = {
  'ER-INVALID-REQUEST': 'accountName',
  'ER-ALREADY-EXISTS': 'accountName',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The error of a typed name of an account. */
export function nameProblem(t: Translate, values: FormValues): string | undefined {
  const name = accountName(values);
  if (!name) return t('adminPortal.allAccounts_CreateAccountDialog.accountNameRequired');
  if (name.length > MAX_ACCOUNT_NAME_LENGTH) return t('common.fields.isTooLong', { length: MAX_ACCOUNT_NAME_LENGTH });
  return undefined;
}

/** The typed name, without spaces around it. */
export function accountName(values: FormValues): string {
  return (values.accountName ?? '').trim();
}

export interface NameFieldProps {
  label: string;
  defaultValue?: string;
}

/** The name of an account. */
export function NameField(props: NameFieldProps) {
  return <TextField {...props} name="accountName" autoComplete="off" data-initial-focus />;
}
