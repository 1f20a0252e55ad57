import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { checkEmail, EmailField } from '../screens/EmailField';
import { FlowAlert } from '../screens/FlowAlert';
import { isolated } from '../screens/isolated';
import { ResendMail } from '../screens/ResendMail';
import { Screen } from '../screens/Screen';
import { ScreenForm } from '../screens/ScreenForm';
import { StepArt } from '../screens/StepArt';
import { SubmitButton } from '../screens/SubmitButton';
import { useEmailTexts } from '../screens/use-email-texts';
import { useActivateAccount } from './activate-account-context';
import type { ActivateAccountStateOf } from './activate-account-state';

/** Step `resend`: the link is of no use; another mail is the way on. */
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
  const resend = useActivateAccount((flow) => flow.resend);
  return (
    <Screen
      title={t(`loginBox.activateAccount.${link}Title`)}
      message={t(`loginBox.activateAccount.${link}Message`)}
      art={<StepArt icon="link" kind="warning" />}
    >
      <ScreenForm onSubmit={({ email = '' }) => resend(email.trim())} validate={(values) => checkEmail(values, texts)}>
        <EmailField texts={texts} defaultValue="" />
        <SubmitButton>{t('loginBox.activateAccount.resendButton')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}

function MailSent({ email }: { email: string }) {
  const t = useTranslate();
  const resend = useActivateAccount((flow) => flow.resend);
  const identifier = isolated(email);
  return (
    <Screen
      title={t('loginBox.activateAccount.mailSentTitle')}
      message={t('loginBox.activateAccount.mailSentMessage', { identifier })}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail onResend={() => resend(email)} question={t('loginBox.forgetPassword.resetEmailSentHint')} />
      <BackToLogin />
    </Screen>
  );
}
