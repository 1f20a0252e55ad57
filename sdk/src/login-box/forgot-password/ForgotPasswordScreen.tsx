import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { checkEmail, EmailField } from '../screens/EmailField';
import { Screen } from '../screens/Screen';
import { ScreenForm } from '../screens/ScreenForm';
import { SubmitButton } from '../screens/SubmitButton';
import { useEmailTexts } from '../screens/use-email-texts';
import { useForgotPassword } from './forgot-password-context';
import type { ForgotPasswordStateOf } from './forgot-password-state';

/** Step `forgotPassword`: asks which account needs a new password. */
export function ForgotPasswordScreen({ state }: { state: ForgotPasswordStateOf<'forgotPassword'> }) {
  const t = useTranslate();
  const texts = useEmailTexts('forgetPassword');
  const submitEmail = useForgotPassword((forgot) => forgot.submitEmail);
  const asking = useForgotPassword((forgot) => forgot.asking);
  return (
    <Screen
      title={t('loginBox.forgetPassword.title')}
      message={t(asking ? 'loginBox.forgetPassword.otherDescription' : 'loginBox.forgetPassword.description')}
    >
      <ScreenForm
        onSubmit={({ email = '' }) => submitEmail(email)}
        validate={(values) => (asking ? asking.check(values, t) : checkEmail(values, texts))}
      >
        <EmailField texts={asking ? asking.words(t) : texts} defaultValue={state.email} anyName={asking !== null} />
        <SubmitButton>
          {t(asking ? 'loginBox.login.continue' : 'loginBox.forgetPassword.submitButtonText')}
        </SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
