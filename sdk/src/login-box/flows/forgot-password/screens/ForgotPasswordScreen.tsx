import { useTranslate } from '../../../../app/context';
import { checkEmail, EmailField } from '../../../parts/email/EmailField';
import { useEmailTexts } from '../../../parts/email/use-email-texts';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { ScreenForm } from '../../../parts/screen/ScreenForm';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { useForgotPassword } from '../forgot-password-context';
import type { ForgotPasswordStateOf } from '../forgot-password-state';

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
        <EmailField texts={asking ? asking.texts(t) : texts} defaultValue={state.email} anyName={asking !== null} />
        <SubmitButton>
          {t(asking ? 'loginBox.login.continue' : 'loginBox.forgetPassword.submitButtonText')}
        </SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
