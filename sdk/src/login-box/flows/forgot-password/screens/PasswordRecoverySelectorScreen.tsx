import { useTranslate } from '../../../../app/context';
import { EmailChip } from '../../../parts/email/EmailChip';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { MethodButton } from '../../../parts/screen/MethodButton';
import { Screen } from '../../../parts/screen/Screen';
import { useForgotPassword } from '../forgot-password-context';
import type { ForgotPasswordStateOf } from '../forgot-password-state';

/** Step `passwordRecoverySelector`: the user chooses e-mail or text message. */
export function PasswordRecoverySelectorScreen({
  state,
}: {
  state: ForgotPasswordStateOf<'passwordRecoverySelector'>;
}) {
  const t = useTranslate();
  const chooseMethod = useForgotPassword((forgot) => forgot.chooseMethod);
  const changeEmail = useForgotPassword((forgot) => forgot.changeEmail);
  return (
    <Screen
      title={t('loginBox.forgetPassword.passwordRecoveryTitle')}
      message={t('loginBox.forgetPassword.passwordRecoverySubtitle')}
      identity={<EmailChip email={state.email} onChange={changeEmail} />}
    >
      <FlowAlert />
      <div className="portico-methods">
        <ul>
          <li>
            <MethodButton
              icon="mail"
              name={t('loginBox.forgetPassword.emailOptionTitle')}
              description={t('loginBox.forgetPassword.emailOptionDescription')}
              onChoose={() => chooseMethod('email')}
            />
          </li>
          <li>
            <MethodButton
              icon="phone"
              name={t('loginBox.forgetPassword.smsOptionTitle')}
              description={t('loginBox.forgetPassword.smsOptionDescription')}
              onChoose={() => chooseMethod('sms')}
            />
          </li>
        </ul>
      </div>
      <BackToLogin />
    </Screen>
  );
}
