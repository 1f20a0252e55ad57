import * as z from 'zod/mini';
import type { ErrorCode } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { exactText, formErrors, required, rule } from '../../../parts/form-schema';

/** Number of digits of a code from an app or a text message. */
export const CODE_LENGTH = 6;

/** Failures that concern a typed code. */
export const codeFaults = {
  'ER-MFA-CODE-INVALID': 'code',
  'ER-MFA-CODE-USED': 'code',
  'ER-MFA-CODE-EXPIRED': 'code',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The errors of the field `code`. They are looked up only when they are shown. */
interface CodeTexts {
  required: () => string;
  tooShort: () => string;
}

/** Returns the validation of the field `code`. */
export function codeCheck(texts: CodeTexts): (values: FormValues) => FormErrors {
  const isLongEnough = (code: string) => code.length >= CODE_LENGTH;
  const schema = z.object({ code: exactText(required(texts.required), rule(isLongEnough, texts.tooShort)) });
  return (values) => formErrors(schema, values);
}
