import type { ErrorCode } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';

/** Number of digits of a code from an app or a text message. */
export const CODE_LENGTH = 6;

/** Failures that concern a typed code. */
export const codeFaults = {
  'ER-MFA-CODE-INVALID': 'code',
  'ER-MFA-CODE-USED': 'code',
  'ER-MFA-CODE-EXPIRED': 'code',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Returns the validation of the field `code`. */
export function codeCheck(texts: { required: string; tooShort: string }): (values: FormValues) => FormErrors {
  return ({ code = '' }) => {
    if (!code) return { code: texts.required };
    return code.length < CODE_LENGTH ? { code: texts.tooShort } : {};
  };
}
