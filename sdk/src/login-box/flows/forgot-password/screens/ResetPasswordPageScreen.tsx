import { useTranslate } from '../../../../app/context';
import { ChooseNewPasswordForm } from '../../../parts/password/ChooseNewPasswordForm';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { useForgotPassword, useForgotPasswordFlow } from '../forgot-password-context';
import { submitNewPassword } from '../new-password-actions';

/** Step `resetPasswordPage`: asks for the new password. */
export function ResetPasswordPageScreen() {
  const t = useTranslate();
  const config = useForgotPassword((forgot) => forgot.passwordConfig);
  const flow = useForgotPasswordFlow();
  return (
    <Screen title={t('loginBox.resetPassword.title')} message={t('loginBox.resetPassword.description')}>
      <ChooseNewPasswordForm rules={config} onSubmit={(password) => submitNewPassword(flow, password)} />
      <BackToLogin />
    </Screen>
  );
}
