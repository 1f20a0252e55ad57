import * as z from 'zod/mini';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { longest, required, text } from '../../../parts/form-schema';
import { MAX_ACCOUNT_NAME_LENGTH } from '../all-accounts-constants';

/** Refusals of a name, for the forms that have it. */
export const nameFaults = {
  'ER-INVALID-REQUEST': 'accountName',
  'ER-ALREADY-EXISTS': 'accountName',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The rules of a form with the name of an account. */
export const accountNameSchema = (t: Translate) =>
  z.object({
    accountName: text(
      required(() => t('adminPortal.allAccounts_CreateAccountDialog.accountNameRequired')),
      longest(t, MAX_ACCOUNT_NAME_LENGTH),
    ),
  });

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
