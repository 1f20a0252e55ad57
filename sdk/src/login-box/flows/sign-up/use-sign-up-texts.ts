import { useTranslate } from '../../../app/context';
import { EMAIL_MAX_LENGTH } from '../../../ui/email-check';
import type { EmailTexts } from '../../parts/email/EmailField';
import { type PhoneTexts, usePhoneTexts } from '../../parts/phone/use-phone-texts';

/** Texts of the e-mail field on the sign-up page. */
export function useSignUpEmailTexts(): EmailTexts {
  const t = useTranslate();
  return {
    label: t('loginBox.signup.emailInputLabel'),
    placeholder: t('loginBox.signup.emailInputPlaceholder'),
    required: t('loginBox.signup.emailIsRequired'),
    invalid: t('loginBox.signup.emailMustBeValid'),
    tooLong: t('common.fields.isTooLong', { length: EMAIL_MAX_LENGTH }),
  };
}

/** Texts of the phone field on the sign-up page. */
export function useSignUpPhoneTexts(): PhoneTexts {
  const t = useTranslate();
  return usePhoneTexts({
    label: t('loginBox.signup.phoneInputLabel'),
    placeholder: t('loginBox.signup.phoneInputPlaceholder'),
    required: t('loginBox.signup.phoneIsRequired'),
    incomplete: t('loginBox.signup.phoneIsInvalid'),
  });
}
