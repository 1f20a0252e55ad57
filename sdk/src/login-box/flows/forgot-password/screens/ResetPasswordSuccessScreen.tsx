import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { useForgotPasswordFlow } from '../forgot-password-context';
import { signInWithNewPassword } from '../recovery-actions';

/** Step `resetPasswordSuccess`: the password is changed; leads to the login page. */
export function ResetPasswordSuccessScreen() {
  const t = useTranslate();
  const flow = useForgotPasswordFlow();
  return (
    <Screen
      title={t('loginBox.resetPassword.successTitle')}
      message={t('loginBox.resetPassword.successMessage')}
      art={<Tick />}
    >
      <Button wide onClick={() => void signInWithNewPassword(flow)}>
        {t('loginBox.login.login')}
      </Button>
    </Screen>
  );
}
