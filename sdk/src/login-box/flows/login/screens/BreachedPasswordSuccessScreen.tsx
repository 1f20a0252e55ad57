import { useTranslate } from '../../../../app/context';
import { ResendMail } from '../../../parts/form/ResendMail';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useLoginFlow } from '../login-context';
import { sendBreachedPasswordMail } from '../password-actions';
import { changeEmail } from '../step-back-actions';

/** Step `breachedPasswordSuccess`: the mail for replacing the leaked password was sent. */
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
