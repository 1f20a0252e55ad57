import { useTranslate } from '../../../app/context';
import { EMAIL_MAX_LENGTH } from '../../../ui/email-check';
import type { EmailTexts } from './EmailField';

/** The texts of the e-mail field, on the login page or on another page that has one. */
export function useEmailTexts(page: 'login' | 'forgetPassword' | 'resetPhoneNumber' = 'login'): EmailTexts {
  const t = useTranslate();
  return {
    label: t(`loginBox.${page}.emailInputLabel`),
    placeholder: t(`loginBox.${page}.emailInputPlaceholder`),
    required: t(`loginBox.${page}.emailIsRequired`),
    invalid: t(`loginBox.${page}.emailMustBeValid`),
    tooLong: t('common.fields.isTooLong', { length: EMAIL_MAX_LENGTH }),
  };
}
