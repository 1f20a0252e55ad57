import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { ApiError } from '../../../../core/errors';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { errorText } from '../../../parts/error-text';
import type { Action } from '../../../parts/use-action';
import { MAX_ACCOUNT_NAME_LENGTH } from '../all-accounts-constants';

/** Refusals of a name. Only the type of the codes is imported, so their list is not bundled. */
const REFUSED_NAME: readonly ErrorCode[] = ['ER-INVALID-REQUEST', 'ER-ALREADY-EXISTS'];

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

/** Whether the service has refused the name, which is shown at its field. */
export function isNameRefused(error: ApiError | null): error is ApiError {
  return error !== null && REFUSED_NAME.some((code) => code === error.errorCode);
}

export interface NameFieldProps {
  label: string;
  defaultValue?: string;
  save: Action<[FormValues]>;
}

/** The name of an account. A refused one keeps its place, and the field takes the focus. */
export function NameField({ label, defaultValue, save }: NameFieldProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const refused = isNameRefused(save.error) ? save.error : undefined;
  useEffect(() => {
    if (refused && save.failures) field.current?.focus();
  }, [refused, save.failures]);
  return (
    <TextField
      ref={field}
      name="accountName"
      label={label}
      autoComplete="off"
      data-initial-focus
      {...(defaultValue !== undefined && { defaultValue })}
      error={refused && errorText(t, refused)}
    />
  );
}
