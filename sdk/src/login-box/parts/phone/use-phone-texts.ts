import { useTranslate } from '../../../app/context';
import type { FormErrors } from '../../../ui/form-errors';
import { type PhoneProblem, phoneProblem } from '../../../ui/phone-problem';

/** The texts of a phone field: its labels, and one for each problem. */
export interface PhoneTexts extends Record<PhoneProblem, string> {
  label: string;
  placeholder: string;
}

/** The texts of a phone field on the login pages; a page can override some. */
export function usePhoneTexts(own: Partial<PhoneTexts> = {}): PhoneTexts {
  const t = useTranslate();
  return {
    label: t('loginBox.login.phoneInputLabel'),
    placeholder: t('loginBox.login.phonePlaceholder'),
    required: t('loginBox.login.phoneIsRequired'),
    incomplete: t('loginBox.login.phoneIsInvalid'),
    unreadable: t('loginBox.login.phoneFormatIsInvalid'),
    notOffered: t('common.phoneField.countryNotOffered'),
    ...own,
  };
}

/** What is wrong with the number in the field `phoneNumber`. */
export function checkPhone({ phoneNumber }: Partial<Record<string, string>>, texts: PhoneTexts): FormErrors {
  const problem = phoneProblem(phoneNumber);
  return problem ? { phoneNumber: texts[problem] } : {};
}
