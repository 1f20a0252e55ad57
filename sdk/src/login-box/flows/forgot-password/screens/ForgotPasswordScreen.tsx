import { useTranslate } from '../../../../app/context';
import { checkEmail, EmailField } from '../../../parts/email/EmailField';
import { useEmailTexts } from '../../../parts/email/use-email-texts';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { ScreenForm } from '../../../parts/screen/ScreenForm';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { useForgotPassword, useForgotPasswordFlow } from '../forgot-password-context';
import type { ForgotPasswordStateOf } from '../forgot-password-state';
import { submitEmail } from '../recovery-actions';

/** Step `forgotPassword`: asks which account needs a new password. */
export function ForgotPasswordScreen({ state }: { state: ForgotPasswordStateOf<'forgotPassword'> }) {
  const t = useTranslate();
  const texts = useEmailTexts('forgetPassword');
  const flow = useForgotPasswordFlow();
  const prompt = useForgotPassword((forgot) => forgot.identifierPrompt);
  return (
    <Screen
      title={t('loginBox.forgetPassword.title')}
      message={t(prompt ? 'loginBox.forgetPassword.otherDescription' : 'loginBox.forgetPassword.description')}
    >
      <ScreenForm
        onSubmit={({ email = '' }) => submitEmail(flow, email)}
        validate={(values) => (prompt ? prompt.check(values, t) : checkEmail(values, texts))}
      >
        <EmailField texts={prompt ? prompt.texts(t) : texts} defaultValue={state.email} anyName={prompt !== null} />
        <SubmitButton>
          {t(prompt ? 'loginBox.login.continue' : 'loginBox.forgetPassword.submitButtonText')}
        </SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
