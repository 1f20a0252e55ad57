import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { PhoneNumberField } from '../screens/PhoneNumberField';
import { Screen } from '../screens/Screen';
import { ScreenForm } from '../screens/ScreenForm';
import { SubmitButton } from '../screens/SubmitButton';
import { checkPhone, usePhoneTexts } from '../screens/use-phone-texts';
import { useResetPhoneNumber } from './reset-phone-number-context';

/** Step `ChangePhoneNumber`: asks for the number to sign in with from now on. */
export function ChangePhoneNumberScreen() {
  const t = useTranslate();
  const submitPhoneNumber = useResetPhoneNumber((flow) => flow.submitPhoneNumber);
  const texts = usePhoneTexts({
    label: t('loginBox.resetPhoneNumber.phoneInputLabel'),
    placeholder: t('loginBox.resetPhoneNumber.phoneInputPlaceholder'),
    required: t('loginBox.resetPhoneNumber.phoneIsRequired'),
    incomplete: t('loginBox.resetPhoneNumber.phoneIsInvalid'),
  });
  return (
    <Screen
      title={t('loginBox.resetPhoneNumber.changePhoneNumberTitle')}
      titlePiece="changePhoneNumberTitle"
      message={t('loginBox.resetPhoneNumber.changePhoneNumberMessage')}
      messagePiece="changePhoneNumberMessage"
    >
      <ScreenForm
        onSubmit={({ phoneNumber = '' }) => submitPhoneNumber(phoneNumber)}
        validate={(values) => checkPhone(values, texts)}
      >
        <PhoneNumberField texts={texts} />
        <SubmitButton>{t('loginBox.resetPhoneNumber.continue')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
