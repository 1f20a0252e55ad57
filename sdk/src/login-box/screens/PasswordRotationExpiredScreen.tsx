import { useTranslate } from '../../app/context';
import { useLogin } from '../flow-context';
import type { LoginStateOf } from '../login-state';
import { BackToLogin } from './BackToLogin';
import { ChooseNewPasswordForm } from './ChooseNewPasswordForm';
import { EmailChip, KnownUsername } from './EmailChip';
import { Screen } from './Screen';

/** Step `passwordRotationExpired`: the password is too old; another one signs in. */
export function PasswordRotationExpiredScreen({ state }: { state: LoginStateOf<'passwordRotationExpired'> }) {
  const t = useTranslate();
  const submitExpiredPassword = useLogin((login) => login.submitExpiredPassword);
  const changeEmail = useLogin((login) => login.changeEmail);
  return (
    <Screen
      title={t('loginBox.resetPassword.passwordExpiredTitle')}
      message={t('loginBox.resetPassword.passwordExpiredSubtitle')}
      identity={<EmailChip email={state.email} onChange={changeEmail} />}
    >
      <ChooseNewPasswordForm rules={state.rules} onSubmit={submitExpiredPassword}>
        <KnownUsername email={state.email} />
      </ChooseNewPasswordForm>
      <BackToLogin onBack={changeEmail} />
    </Screen>
  );
}
