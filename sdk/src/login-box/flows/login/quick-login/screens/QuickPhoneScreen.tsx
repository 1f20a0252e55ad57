import { useTranslate } from '../../../../../app/context';
import type { LazyContent } from '../../../../../app/lazy/lazy-component';
import { PhoneForm } from '../../../../parts/phone/PhoneForm';
import { usePhoneTexts } from '../../../../parts/phone/use-phone-texts';
import { Screen } from '../../../../parts/screen/Screen';
import { useLoginFlow } from '../../login-context';
import type { LoginStateOf } from '../../login-state';
import { submitQuickPhone } from '../quick-phone-actions';
import { SkipQuickLogin } from './SkipQuickLogin';

/** Step `quickLoginPhone`: asks which phone receives the codes of quick login by text message. */
function QuickPhoneScreen({ state }: { state: LoginStateOf<'quickLoginPhone'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const texts = usePhoneTexts({ label: t('loginBox.login.smsLoginChangePhoneInputLabel') });
  return (
    <Screen
      title={t('loginBox.login.smsLoginChangePhoneTitle')}
      titlePart="smsChangePhoneTitle"
      message={t('loginBox.login.smsLoginChangePhoneMessage')}
      messagePart="smsChangePhoneMessage"
    >
      <PhoneForm
        texts={texts}
        defaultValue={state.phoneNumber}
        taken="smsLoginPhoneTaken"
        onSubmit={(phoneNumber) => submitQuickPhone(flow, phoneNumber)}
      >
        {t('loginBox.login.smsLoginChangePhoneButton')}
      </PhoneForm>
      <SkipQuickLogin />
    </Screen>
  );
}

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<{ state: LoginStateOf<'quickLoginPhone'> }> = { component: QuickPhoneScreen };
