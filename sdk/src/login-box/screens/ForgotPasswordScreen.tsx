import { useTranslate } from '../../app/context';
import { useForgotPassword } from '../flow-context';
import type { ForgotPasswordStateOf } from '../login-state';
import { BackToLogin } from './BackToLogin';
import { checkEmail, EmailField } from './EmailField';
import { Screen } from './Screen';
import { ScreenForm } from './ScreenForm';
import { SubmitButton } from './SubmitButton';
import { useEmailTexts } from './use-email-texts';

/** Step `forgotPassword`: asks which account needs a new password. */
export function ForgotPasswordScreen({ state }: { state: ForgotPasswordStateOf<'forgotPassword'> }) {
  const t = useTranslate();
  const texts = useEmailTexts('forgetPassword');
  const submitEmail = useForgotPassword((forgot) => forgot.submitEmail);
  return (
    <Screen title={t('loginBox.forgetPassword.title')} message={t('loginBox.forgetPassword.description')}>
      <ScreenForm
        onSubmit={({ email = '' }) => submitEmail(email.trim())}
        validate={(values) => checkEmail(values, texts)}
      >
        <EmailField texts={texts} defaultValue={state.email} />
        <SubmitButton>{t('loginBox.forgetPassword.submitButtonText')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
