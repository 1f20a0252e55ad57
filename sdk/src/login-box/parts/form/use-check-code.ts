import { useTranslate } from '../../../app/context';
import type { FormValues } from '../../../ui/Form';
import type { FormErrors } from '../../../ui/form-errors';

/** Number of digits of a code from an app, a mail or a text message. */
export const CODE_LENGTH = 6;

/** Returns the validation of the field `code`. */
export function useCheckCode(): (values: Partial<FormValues>) => FormErrors {
  const t = useTranslate();
  return ({ code = '' }) => {
    if (!code) return { code: t('loginBox.login.mfaCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.login.mfaCodeLengthAtLeast6') } : {};
  };
}
