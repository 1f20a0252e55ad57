import { useTranslate } from '../../../../app/context';
import { PhoneForm } from '../../../parts/phone/PhoneForm';
import { usePhoneTexts } from '../../../parts/phone/use-phone-texts';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { submitPhoneNumber } from '../reset-phone-number-actions';
import { useResetPhoneNumberFlow } from '../reset-phone-number-context';

/** Step `ChangePhoneNumber`: asks for the new phone number. */
export function ChangePhoneNumberScreen() {
  const t = useTranslate();
  const flow = useResetPhoneNumberFlow();
  const texts = usePhoneTexts({
    label: t('loginBox.resetPhoneNumber.phoneInputLabel'),
    placeholder: t('loginBox.resetPhoneNumber.phoneInputPlaceholder'),
    required: t('loginBox.resetPhoneNumber.phoneIsRequired'),
    incomplete: t('loginBox.resetPhoneNumber.phoneIsInvalid'),
  });
  return (
    <Screen
      title={t('loginBox.resetPhoneNumber.changePhoneNumberTitle')}
      titlePart="changePhoneNumberTitle"
      message={t('loginBox.resetPhoneNumber.changePhoneNumberMessage')}
      messagePart="changePhoneNumberMessage"
    >
      <PhoneForm
        texts={texts}
        taken="resetPhoneNumber.phoneIsTaken"
        onSubmit={(phoneNumber) => submitPhoneNumber(flow, phoneNumber)}
      >
        {t('loginBox.resetPhoneNumber.continue')}
      </PhoneForm>
      <BackToLogin />
    </Screen>
  );
}
