import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { useLogin } from '../flow-context';
import { BackToLogin } from './BackToLogin';
import { FlowAlert } from './FlowAlert';
import { Screen } from './Screen';
import { StepArt } from './StepArt';

/** Step `breachedPassword`: the password has leaked; a mail is the way to another one. */
export function BreachedPasswordScreen() {
  const t = useTranslate();
  const pending = useLogin((login) => login.pending);
  const sendMail = useLogin((login) => login.sendBreachedPasswordMail);
  const changeEmail = useLogin((login) => login.changeEmail);
  return (
    <Screen
      title={t('loginBox.login.breachedPasswordTitle')}
      message={t('loginBox.login.breachedPasswordSubtitle')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={sendMail}>
        {t('loginBox.login.sendPasswordResetEmailButton')}
      </Button>
      <BackToLogin onBack={changeEmail} />
    </Screen>
  );
}
