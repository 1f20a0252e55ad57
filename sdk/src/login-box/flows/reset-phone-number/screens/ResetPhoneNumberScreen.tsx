import { useTranslate } from '../../../../app/context';
import { checkEmail, EmailField } from '../../../parts/email/EmailField';
import { useEmailTexts } from '../../../parts/email/use-email-texts';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { ScreenForm } from '../../../parts/screen/ScreenForm';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { submitEmail } from '../reset-phone-number-actions';
import { useResetPhoneNumberFlow } from '../reset-phone-number-context';
import type { ResetPhoneNumberStateOf } from '../reset-phone-number-state';

/** Step `ResetPhoneNumber`: asks for the e-mail address of the account whose number changes. */
export function ResetPhoneNumberScreen({ state }: { state: ResetPhoneNumberStateOf<'ResetPhoneNumber'> }) {
  const t = useTranslate();
  const texts = useEmailTexts('resetPhoneNumber');
  const flow = useResetPhoneNumberFlow();
  return (
    <Screen
      title={t('loginBox.resetPhoneNumber.resetPhoneNumberTitle')}
      titlePart="resetPhoneNumberTitle"
      message={t('loginBox.resetPhoneNumber.resetPhoneNumberMessage')}
    >
      <ScreenForm
        onSubmit={({ email = '' }) => submitEmail(flow, email)}
        validate={(values) => checkEmail(values, texts)}
      >
        <EmailField texts={texts} defaultValue={state.email} />
        <SubmitButton>{t('loginBox.resetPhoneNumber.continue')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
