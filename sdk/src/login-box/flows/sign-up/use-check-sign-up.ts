import { useTranslate } from '../../../app/context';
import { useRuleText } from '../../../app/password/guide/use-rule-text';
import { checkPassword, PASSWORD_INPUT_MAX_LENGTH } from '../../../app/password/password-policy';
import type { FormValues } from '../../../ui/Form';
import type { FormErrors } from '../../../ui/form-errors';
import { checkEmail } from '../../parts/email/EmailField';
import { checkPhone } from '../../parts/phone/use-phone-texts';
import { customValue } from './new-account';
import type { SignUpField } from './sign-up-fields';
import type { SignUpTerms } from './sign-up-state';
import { useSignUpEmailTexts, useSignUpPhoneTexts } from './use-sign-up-texts';

/** Longest name that the service accepts (contract: `SignUpRequest`). */
const NAME_MAX_LENGTH = 200;
const USERNAME_MAX_LENGTH = 64;
const usernamePattern = /^[\p{L}\p{N}._-]+$/u;

/** Returns the validation of the form: one error text for each invalid field. */
export function useCheckSignUp(fields: readonly SignUpField[], terms: SignUpTerms) {
  const t = useTranslate();
  const checkText = useCheckText();
  const checkNewPassword = useCheckNewPassword(terms);
  const emailTexts = useSignUpEmailTexts();
  const phoneTexts = useSignUpPhoneTexts();

  function check(field: SignUpField, values: FormValues): string | undefined {
    const { name, kind, required } = field;
    if (!required && !values[name]?.trim()) return undefined;
    if (kind === 'email') return checkEmail(values, emailTexts).email;
    if (kind === 'phoneNumber') return checkPhone(values, phoneTexts).phoneNumber;
    if (kind === 'password' || kind === 'confirmPassword') return checkNewPassword(kind, values);
    if (kind === 'disclaimer') return values[name] ? undefined : t('loginBox.signup.disclaimerTextRequired');
    return checkText(field, values);
  }
  return (values: FormValues): FormErrors =>
    Object.fromEntries(fields.map((field) => [field.name, check(field, values) ?? checkBySchema(field, values)]));
}

/** Checks text fields: not empty if required, and not too long. */
function useCheckText() {
  const t = useTranslate();
  const missing: Readonly<Partial<Record<SignUpField['kind'], string>>> = {
    name: t('loginBox.signup.nameIsRequired'),
    firstName: t('loginBox.signup.firstNameIsRequired'),
    lastName: t('loginBox.signup.lastNameIsRequired'),
    companyName: t('loginBox.signup.companyNameIsRequired'),
    username: t('loginBox.signup.usernameIsRequired'),
  };
  return (field: SignUpField, values: FormValues): string | undefined => {
    const { kind, required } = field;
    const value = customValue(values, { ...field, kind: missing[kind] ? 'input' : kind });
    const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
    if (isEmpty) return required ? (missing[kind] ?? t('common.fields.isRequired')) : undefined;
    const limit = kind === 'username' ? USERNAME_MAX_LENGTH : NAME_MAX_LENGTH;
    if (typeof value !== 'string') return undefined;
    if (missing[kind] && value.length > limit) return t('common.fields.isTooLong', { length: limit });
    const strange = kind === 'username' && !usernamePattern.test(value);
    return strange ? t('loginBox.signup.usernameIsInvalid') : undefined;
  };
}

function useCheckNewPassword({ rules }: SignUpTerms) {
  const t = useTranslate();
  const ruleText = useRuleText();
  return (kind: 'password' | 'confirmPassword', values: FormValues): string | undefined => {
    const { password = '', confirmPassword = '' } = values;
    if (kind === 'confirmPassword') {
      if (!confirmPassword) return t('loginBox.signup.confirmPasswordIsRequired');
      return confirmPassword === password ? undefined : t('loginBox.signup.confirmPasswordMustMatch');
    }
    if (!password) return t('loginBox.signup.passwordIsRequired');
    if (password.length > PASSWORD_INPUT_MAX_LENGTH) {
      return t('common.fields.isTooLong', { length: PASSWORD_INPUT_MAX_LENGTH });
    }
    const { required, optional, acceptable } = checkPassword(password, rules);
    const broken = [...required, ...optional].find((rule) => !rule.met);
    return !acceptable && broken ? ruleText(broken) : undefined;
  };
}

/** Checks a field by the schema of the host, and returns the error text of the schema. */
function checkBySchema(field: SignUpField, values: FormValues): string | undefined {
  if (!field.schema) return undefined;
  const { name, kind } = field;
  const isCustom = kind === 'input' || kind === 'select' || kind === 'consent';
  try {
    field.schema.validateSync(isCustom ? customValue(values, field) : values[name]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
