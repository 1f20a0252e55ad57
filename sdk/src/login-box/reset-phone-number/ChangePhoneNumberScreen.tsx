import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { FieldForm } from '../screens/FieldForm';
import type { FieldFaults } from '../screens/field-faults';
import { PhoneNumberField } from '../screens/PhoneNumberField';
import { Screen } from '../screens/Screen';
import { SubmitButton } from '../screens/SubmitButton';
import { checkPhone, usePhoneTexts } from '../screens/use-phone-texts';
import { useResetPhoneNumber } from './reset-phone-number-context';

/** Failures that are about the number. */
const phoneFaults: FieldFaults = {
  'resetPhoneNumber.phoneIsTaken': 'phoneNumber',
  'ER-INVALID-REQUEST': 'phoneNumber',
};

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
      <FieldForm
        faults={phoneFaults}
        onSubmit={({ phoneNumber = '' }) => submitPhoneNumber(phoneNumber)}
        validate={(values) => checkPhone(values, texts)}
      >
        <PhoneNumberField texts={texts} />
        <SubmitButton>{t('loginBox.resetPhoneNumber.continue')}</SubmitButton>
      </FieldForm>
      <BackToLogin />
    </Screen>
  );
}
