import { useTranslate } from '../../../../app/context';
import { EmailChip, KnownUsername } from '../../../parts/email/EmailChip';
import { ChooseNewPasswordForm } from '../../../parts/password/ChooseNewPasswordForm';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { submitExpiredPassword } from '../password-actions';
import { changeEmail } from '../step-back-actions';

/** Step `passwordRotationExpired`: the password has expired; the user chooses a new one and is signed in with it. */
export function PasswordRotationExpiredScreen({ state }: { state: LoginStateOf<'passwordRotationExpired'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.resetPassword.passwordExpiredTitle')}
      message={t('loginBox.resetPassword.passwordExpiredSubtitle')}
      identity={<EmailChip email={state.email} onChange={() => changeEmail(flow)} />}
    >
      <ChooseNewPasswordForm rules={state.rules} onSubmit={(password) => submitExpiredPassword(flow, password)}>
        <KnownUsername email={state.email} />
      </ChooseNewPasswordForm>
      <BackToLogin onBack={() => changeEmail(flow)} />
    </Screen>
  );
}
