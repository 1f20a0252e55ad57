import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { PhoneForm } from '../../../parts/phone/PhoneForm';
import { usePhoneTexts } from '../../../parts/phone/use-phone-texts';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { submitPhoneNumber } from '../reset-phone-number-actions';
import { useResetPhoneNumberFlow } from '../reset-phone-number-context';
import type { ResetPhoneNumberStateOf } from '../reset-phone-number-state';

/** Step `ChangePhoneNumber`: asks for the new phone number. */
function ChangePhoneNumberScreen() {
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

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<{ state: ResetPhoneNumberStateOf<'ChangePhoneNumber'> }> = {
  component: ChangePhoneNumberScreen,
};
