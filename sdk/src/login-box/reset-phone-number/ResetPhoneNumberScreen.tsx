import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { checkEmail, EmailField } from '../screens/EmailField';
import { Screen } from '../screens/Screen';
import { ScreenForm } from '../screens/ScreenForm';
import { SubmitButton } from '../screens/SubmitButton';
import { useEmailTexts } from '../screens/use-email-texts';
import { useResetPhoneNumber } from './reset-phone-number-context';
import type { ResetPhoneNumberStateOf } from './reset-phone-number-state';

/** Step `ResetPhoneNumber`: asks for the mailbox that proves whose number is to change. */
export function ResetPhoneNumberScreen({ state }: { state: ResetPhoneNumberStateOf<'ResetPhoneNumber'> }) {
  const t = useTranslate();
  const texts = useEmailTexts('resetPhoneNumber');
  const submitEmail = useResetPhoneNumber((flow) => flow.submitEmail);
  return (
    <Screen
      title={t('loginBox.resetPhoneNumber.resetPhoneNumberTitle')}
      titlePiece="resetPhoneNumberTitle"
      message={t('loginBox.resetPhoneNumber.resetPhoneNumberMessage')}
    >
      <ScreenForm onSubmit={({ email = '' }) => submitEmail(email)} validate={(values) => checkEmail(values, texts)}>
        <EmailField texts={texts} defaultValue={state.email} />
        <SubmitButton>{t('loginBox.resetPhoneNumber.continue')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
