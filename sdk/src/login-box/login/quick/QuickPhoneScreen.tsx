import { useTranslate } from '../../../app/context';
import { FieldForm } from '../../screens/FieldForm';
import type { FieldFaults } from '../../screens/field-faults';
import { PhoneNumberField } from '../../screens/PhoneNumberField';
import { Screen } from '../../screens/Screen';
import { SubmitButton } from '../../screens/SubmitButton';
import { checkPhone, usePhoneTexts } from '../../screens/use-phone-texts';
import { useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { submitQuickPhone } from './quick-phone-actions';
import { SkipQuickLogin } from './SkipQuickLogin';

/** Failures that are about the number. */
const phoneFaults: FieldFaults = { smsLoginPhoneTaken: 'phoneNumber', 'ER-INVALID-REQUEST': 'phoneNumber' };

/** Step `quickLoginPhone`: asks which phone gets the codes of the quick way by text message. */
export function QuickPhoneScreen({ state }: { state: LoginStateOf<'quickLoginPhone'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const texts = usePhoneTexts({ label: t('loginBox.login.smsLoginChangePhoneInputLabel') });
  return (
    <Screen
      title={t('loginBox.login.smsLoginChangePhoneTitle')}
      titlePiece="smsChangePhoneTitle"
      message={t('loginBox.login.smsLoginChangePhoneMessage')}
      messagePiece="smsChangePhoneMessage"
    >
      <FieldForm
        faults={phoneFaults}
        onSubmit={({ phoneNumber = '' }) => submitQuickPhone(flow, phoneNumber)}
        validate={(values) => checkPhone(values, texts)}
      >
        <PhoneNumberField texts={texts} defaultValue={state.phoneNumber} />
        <SubmitButton>{t('loginBox.login.smsLoginChangePhoneButton')}</SubmitButton>
      </FieldForm>
      <SkipQuickLogin />
    </Screen>
  );
}
