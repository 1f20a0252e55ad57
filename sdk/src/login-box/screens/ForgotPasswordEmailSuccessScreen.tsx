import { useTranslate } from '../../app/context';
import { useForgotPassword } from '../flow-context';
import type { ForgotPasswordStateOf } from '../login-state';
import { BackToLogin } from './BackToLogin';
import { FlowAlert } from './FlowAlert';
import { ResendMail } from './ResendMail';
import { Screen } from './Screen';
import { StepArt } from './StepArt';

/** Step `forgotPasswordEmailSuccess`: says which mailbox to look in, and sends the mail once more. */
export function ForgotPasswordEmailSuccessScreen({
  state,
}: {
  state: ForgotPasswordStateOf<'forgotPasswordEmailSuccess'>;
}) {
  const t = useTranslate();
  const resendEmail = useForgotPassword((forgot) => forgot.resendEmail);
  // Isolated, so that an address reads from left to right inside a sentence that does not.
  const identifier = `\u2066${state.email}\u2069`;
  return (
    <Screen
      title={t('loginBox.forgetPassword.resetEmailSentTitle')}
      message={t('loginBox.forgetPassword.resetEmailSentMessage', { identifier })}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail onResend={resendEmail} question={t('loginBox.forgetPassword.resetEmailSentHint')} />
      <BackToLogin />
    </Screen>
  );
}
