import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { ResendMail } from '../screens/ResendMail';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { useLoginFlow } from './login-context';
import { sendBreachedPasswordMail } from './password-actions';
import { changeEmail } from './step-back-actions';

/** Step `breachedPasswordSuccess`: the mail with the way to another password is sent. */
export function BreachedPasswordSuccessScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.login.breachedPasswordSuccessTitle')}
      message={t('loginBox.login.breachedPasswordSuccessSubtitle')}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail
        onResend={() => sendBreachedPasswordMail(flow)}
        question={t('loginBox.login.breachedPasswordSuccessText')}
      />
      <BackToLogin onBack={() => changeEmail(flow)}>{t('loginBox.login.breachedPasswordBackToSignIn')}</BackToLogin>
    </Screen>
  );
}
