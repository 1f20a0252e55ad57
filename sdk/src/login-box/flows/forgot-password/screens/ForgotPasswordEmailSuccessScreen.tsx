import { useTranslate } from '../../../../app/context';
import { LinkButton } from '../../../../ui/Link';
import { ResendMail } from '../../../parts/form/ResendMail';
import { isolated } from '../../../parts/isolated';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useForgotPasswordFlow } from '../forgot-password-context';
import type { ForgotPasswordStateOf } from '../forgot-password-state';
import { chooseAgain, resendEmail } from '../recovery-actions';

/** Step `forgotPasswordEmailSuccess`: says where the e-mail went, and can send it again. */
export function ForgotPasswordEmailSuccessScreen({
  state,
}: {
  state: ForgotPasswordStateOf<'forgotPasswordEmailSuccess'>;
}) {
  const t = useTranslate();
  const flow = useForgotPasswordFlow();
  const identifier = isolated(state.email);
  return (
    <Screen
      title={t('loginBox.forgetPassword.resetEmailSentTitle')}
      message={t('loginBox.forgetPassword.resetEmailSentMessage', { identifier })}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail onResend={() => resendEmail(flow)} question={t('loginBox.forgetPassword.resetEmailSentHint')} />
      {state.hasOtherMethods && (
        <LinkButton className="portico-other-method" onClick={() => chooseAgain(flow)}>
          {t('loginBox.forgetPassword.tryAnotherMethod')}
        </LinkButton>
      )}
      <BackToLogin />
    </Screen>
  );
}
