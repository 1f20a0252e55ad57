import { useTranslate } from '../../app/context';
import { LinkButton } from '../../ui/Link';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { isolated } from '../screens/isolated';
import { ResendMail } from '../screens/ResendMail';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { useForgotPassword } from './forgot-password-context';
import type { ForgotPasswordStateOf } from './forgot-password-state';

/** Step `forgotPasswordEmailSuccess`: says which mailbox to look in, and sends the mail once more. */
export function ForgotPasswordEmailSuccessScreen({
  state,
}: {
  state: ForgotPasswordStateOf<'forgotPasswordEmailSuccess'>;
}) {
  const t = useTranslate();
  const resendEmail = useForgotPassword((forgot) => forgot.resendEmail);
  const chooseAgain = useForgotPassword((forgot) => forgot.chooseAgain);
  const identifier = isolated(state.email);
  return (
    <Screen
      title={t('loginBox.forgetPassword.resetEmailSentTitle')}
      message={t('loginBox.forgetPassword.resetEmailSentMessage', { identifier })}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail onResend={resendEmail} question={t('loginBox.forgetPassword.resetEmailSentHint')} />
      {state.hasOtherWays && (
        <LinkButton className="portico-other-way" onClick={chooseAgain}>
          {t('loginBox.forgetPassword.tryAnotherMethod')}
        </LinkButton>
      )}
      <BackToLogin />
    </Screen>
  );
}
