import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { useForgotPassword } from '../forgot-password-context';

/** Step `resetPasswordSuccess`: the password is changed; leads to the login page. */
export function ResetPasswordSuccessScreen() {
  const t = useTranslate();
  const backToLogin = useForgotPassword((forgot) => forgot.backToLogin);
  return (
    <Screen
      title={t('loginBox.resetPassword.successTitle')}
      message={t('loginBox.resetPassword.successMessage')}
      art={<Tick />}
    >
      <Button wide onClick={backToLogin}>
        {t('loginBox.login.login')}
      </Button>
    </Screen>
  );
}
