import { useTranslate } from '../../app/context';
import { useLogin } from '../flow-context';
import { BackToLogin } from './BackToLogin';
import { FlowAlert } from './FlowAlert';
import { ResendMail } from './ResendMail';
import { Screen } from './Screen';
import { StepArt } from './StepArt';

/** Step `breachedPasswordSuccess`: the mail with the way to another password is sent. */
export function BreachedPasswordSuccessScreen() {
  const t = useTranslate();
  const sendMail = useLogin((login) => login.sendBreachedPasswordMail);
  const changeEmail = useLogin((login) => login.changeEmail);
  return (
    <Screen
      title={t('loginBox.login.breachedPasswordSuccessTitle')}
      message={t('loginBox.login.breachedPasswordSuccessSubtitle')}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <ResendMail onResend={sendMail} question={t('loginBox.login.breachedPasswordSuccessText')} />
      <BackToLogin onBack={changeEmail} />
    </Screen>
  );
}
