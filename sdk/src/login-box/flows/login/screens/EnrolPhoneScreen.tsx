import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { PhoneForm } from '../../../parts/phone/PhoneForm';
import { usePhoneTexts } from '../../../parts/phone/use-phone-texts';
import { Screen } from '../../../parts/screen/Screen';
import type { EnrolmentStateOf } from '../../enrolment/enrolment-state';
import { submitPhoneNumber } from '../enrolment-actions';
import { useLoginFlow } from '../login-context';
import { EnrolmentBack } from './EnrolmentBack';

/** Step `smsSetPhoneNumber`: asks for the phone number that receives the codes. */
function EnrolPhoneScreen({ state }: { state: EnrolmentStateOf<'smsSetPhoneNumber'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.login.preEnrollMfaSMSTitle')}
      titlePart="preEnrollMfaSMSTitle"
      message={t('loginBox.login.preEnrollMfaSMSSubtitle')}
      messagePart="preEnrollMfaSMSMessage"
    >
      <PhoneForm
        texts={usePhoneTexts()}
        defaultValue={state.phoneNumber}
        onSubmit={(phoneNumber) => submitPhoneNumber(flow, phoneNumber)}
      >
        {t('loginBox.login.preEnrollMfaSMSSubmitButtonMessage')}
      </PhoneForm>
      <EnrolmentBack strategies={state.strategies} />
    </Screen>
  );
}

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<{ state: EnrolmentStateOf<'smsSetPhoneNumber'> }> = { component: EnrolPhoneScreen };
