import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useLoginFlow } from '../login-context';
import { goToSSO } from '../sso-actions';
import { changeEmail } from '../step-back-actions';

/** Step `redirectToSSO`: announces the redirect to the company's sign-in, with a button that skips the delay. */
export function RedirectToSSOScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.login.ssoRedirectToMessage')}
      message={t('loginBox.login.ssoRedirectHint')}
      art={<StepArt icon="shield" />}
    >
      <Button wide onClick={() => goToSSO(flow)}>
        {t('loginBox.login.goNow')}
      </Button>
      <BackToLogin onBack={() => changeEmail(flow)} />
    </Screen>
  );
}
