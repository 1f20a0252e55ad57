import { useTranslate } from '../../../../app/context';
import { checkEmail, EmailField } from '../../../parts/email/EmailField';
import { useEmailTexts } from '../../../parts/email/use-email-texts';
import { ResendMail } from '../../../parts/form/ResendMail';
import { isolated } from '../../../parts/isolated';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { ScreenForm } from '../../../parts/screen/ScreenForm';
import { StepArt } from '../../../parts/screen/StepArt';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { sendAnotherMail } from '../accept-invitation-actions';
import { useAcceptInvitationFlow } from '../accept-invitation-context';
import type { AcceptInvitationStateOf } from '../accept-invitation-state';

/** Step `failed`: shows the reason of the service, else offers another e-mail. */
export function InvitationFailedScreen({ state }: { state: AcceptInvitationStateOf<'failed'> }) {
  if (state.reason === 'refused') return <Refused />;
  return state.sentTo === null ? <AskForMail /> : <MailSent email={state.sentTo} />;
}

function Refused() {
  const t = useTranslate();
  return (
    <Screen title={t('loginBox.acceptInvitation.invalidTitle')} art={<StepArt icon="alert" kind="warning" />}>
      <FlowAlert />
      <BackToLogin />
    </Screen>
  );
}

function AskForMail() {
  const t = useTranslate();
  const texts = useEmailTexts();
  const flow = useAcceptInvitationFlow();
  return (
    <Screen
      title={t('loginBox.acceptInvitation.failedTitle')}
      message={t('loginBox.acceptInvitation.failedMessage')}
      art={<StepArt icon="link" kind="warning" />}
    >
      <ScreenForm
        onSubmit={({ email = '' }) => sendAnotherMail(flow, email.trim())}
        validate={(values) => checkEmail(values, texts)}
      >
        <EmailField texts={texts} defaultValue="" />
        <SubmitButton>{t('loginBox.acceptInvitation.resendButton')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}

function MailSent({ email }: { email: string }) {
  const t = useTranslate();
  const flow = useAcceptInvitationFlow();
  const identifier = isolated(email);
  return (
    <Screen
      title={t('loginBox.acceptInvitation.mailSentTitle')}
      message={t('loginBox.acceptInvitation.mailSentMessage', { identifier })}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail
        onResend={() => sendAnotherMail(flow, email)}
        question={t('loginBox.forgetPassword.resetEmailSentHint')}
      />
      <BackToLogin />
    </Screen>
  );
}
