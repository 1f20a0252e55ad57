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
import { resendActivation } from '../activate-account-actions';
import { useActivateAccountFlow } from '../activate-account-context';
import type { ActivateAccountStateOf } from '../activate-account-state';

/** Step `resend`: the link is invalid; offers another e-mail. */
export function ResendActivationScreen({ state }: { state: ActivateAccountStateOf<'resend'> }) {
  return state.sentTo === null ? (
    <AskForMail link={state.incomplete ? 'linkFailed' : 'linkExpired'} />
  ) : (
    <MailSent email={state.sentTo} />
  );
}

function AskForMail({ link }: { link: 'linkFailed' | 'linkExpired' }) {
  const t = useTranslate();
  const texts = useEmailTexts();
  const flow = useActivateAccountFlow();
  return (
    <Screen
      title={t(`loginBox.activateAccount.${link}Title`)}
      message={t(`loginBox.activateAccount.${link}Message`)}
      art={<StepArt icon="link" kind="warning" />}
    >
      <ScreenForm
        onSubmit={({ email = '' }) => resendActivation(flow, email.trim())}
        validate={(values) => checkEmail(values, texts)}
      >
        <EmailField texts={texts} defaultValue="" />
        <SubmitButton>{t('loginBox.activateAccount.resendButton')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}

function MailSent({ email }: { email: string }) {
  const t = useTranslate();
  const flow = useActivateAccountFlow();
  const identifier = isolated(email);
  return (
    <Screen
      title={t('loginBox.activateAccount.mailSentTitle')}
      message={t('loginBox.activateAccount.mailSentMessage', { identifier })}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail
        onResend={() => resendActivation(flow, email)}
        question={t('loginBox.forgetPassword.resetEmailSentHint')}
      />
      <BackToLogin />
    </Screen>
  );
}
