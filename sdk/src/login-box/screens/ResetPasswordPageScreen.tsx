import { useTranslate } from '../../app/context';
import { useForgotPassword } from '../flow-context';
import { BackToLogin } from './BackToLogin';
import { ChooseNewPasswordForm } from './ChooseNewPasswordForm';
import { Screen } from './Screen';

/** Step `resetPasswordPage`: asks for the new password that the link is for. */
export function ResetPasswordPageScreen() {
  const t = useTranslate();
  const config = useForgotPassword((forgot) => forgot.passwordConfig);
  const submitNewPassword = useForgotPassword((forgot) => forgot.submitNewPassword);
  return (
    <Screen title={t('loginBox.resetPassword.title')} message={t('loginBox.resetPassword.description')}>
      <ChooseNewPasswordForm rules={config} onSubmit={submitNewPassword} />
      <BackToLogin />
    </Screen>
  );
}
