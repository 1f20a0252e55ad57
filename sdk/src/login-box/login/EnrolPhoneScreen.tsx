import { useTranslate } from '../../app/context';
import type { EnrolmentStateOf } from '../enrolment/enrolment-state';
import { PhoneNumberField } from '../screens/PhoneNumberField';
import { Screen } from '../screens/Screen';
import { ScreenForm } from '../screens/ScreenForm';
import { SubmitButton } from '../screens/SubmitButton';
import { checkPhone, usePhoneTexts } from '../screens/use-phone-texts';
import { EnrolmentBack } from './EnrolmentBack';
import { submitPhoneNumber } from './enrolment-actions';
import { useLoginFlow } from './login-context';

/** Step `smsSetPhoneNumber`: asks for the phone that codes are to go to. */
export function EnrolPhoneScreen({ state }: { state: EnrolmentStateOf<'smsSetPhoneNumber'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const texts = usePhoneTexts();
  return (
    <Screen
      title={t('loginBox.login.preEnrollMfaSMSTitle')}
      titlePiece="preEnrollMfaSMSTitle"
      message={t('loginBox.login.preEnrollMfaSMSSubtitle')}
      messagePiece="preEnrollMfaSMSMessage"
    >
      <ScreenForm
        onSubmit={({ phoneNumber = '' }) => submitPhoneNumber(flow, phoneNumber)}
        validate={(values) => checkPhone(values, texts)}
      >
        <PhoneNumberField texts={texts} defaultValue={state.phoneNumber} />
        <SubmitButton>{t('loginBox.login.preEnrollMfaSMSSubmitButtonMessage')}</SubmitButton>
      </ScreenForm>
      <EnrolmentBack strategies={state.strategies} />
    </Screen>
  );
}
