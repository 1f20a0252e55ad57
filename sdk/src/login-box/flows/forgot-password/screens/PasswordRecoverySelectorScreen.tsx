import { useTranslate } from '../../../../app/context';
import { EmailChip } from '../../../parts/email/EmailChip';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { MethodButton } from '../../../parts/screen/MethodButton';
import { Screen } from '../../../parts/screen/Screen';
import { useForgotPasswordFlow } from '../forgot-password-context';
import type { ForgotPasswordStateOf } from '../forgot-password-state';
import { changeEmail, chooseMethod } from '../recovery-actions';

/** Step `passwordRecoverySelector`: the user chooses e-mail or text message. */
export function PasswordRecoverySelectorScreen({
  state,
}: {
  state: ForgotPasswordStateOf<'passwordRecoverySelector'>;
}) {
  const t = useTranslate();
  const flow = useForgotPasswordFlow();
  return (
    <Screen
      title={t('loginBox.forgetPassword.passwordRecoveryTitle')}
      message={t('loginBox.forgetPassword.passwordRecoverySubtitle')}
      identity={<EmailChip email={state.email} onChange={() => changeEmail(flow)} />}
    >
      <FlowAlert />
      <div className="portico-methods">
        <ul>
          <li>
            <MethodButton
              icon="mail"
              name={t('loginBox.forgetPassword.emailOptionTitle')}
              description={t('loginBox.forgetPassword.emailOptionDescription')}
              onChoose={() => chooseMethod(flow, 'email')}
            />
          </li>
          <li>
            <MethodButton
              icon="phone"
              name={t('loginBox.forgetPassword.smsOptionTitle')}
              description={t('loginBox.forgetPassword.smsOptionDescription')}
              onChoose={() => chooseMethod(flow, 'sms')}
            />
          </li>
        </ul>
      </div>
      <BackToLogin />
    </Screen>
  );
}
