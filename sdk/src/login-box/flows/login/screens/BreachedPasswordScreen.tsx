import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useLogin, useLoginFlow } from '../login-context';
import { sendBreachedPasswordMail } from '../password-actions';
import { changeEmail } from '../step-back-actions';

/** Step `breachedPassword`: the password has leaked; a button sends a mail for replacing it. */
export function BreachedPasswordScreen() {
  const t = useTranslate();
  const pending = useLogin((login) => login.pending);
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.login.breachedPasswordTitle')}
      message={t('loginBox.login.breachedPasswordSubtitle')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={() => sendBreachedPasswordMail(flow)}>
        {t('loginBox.login.sendPasswordResetEmailButton')}
      </Button>
      <BackToLogin onBack={() => changeEmail(flow)}>{t('loginBox.login.breachedPasswordBackToSignIn')}</BackToLogin>
    </Screen>
  );
}
