import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { useLogin } from '../flow-context';
import { BackToLogin } from './BackToLogin';
import { Screen } from './Screen';
import { StepArt } from './StepArt';

/** Step `redirectToSSO`: says where the page is about to go, and lets nobody wait for it. */
export function RedirectToSSOScreen() {
  const t = useTranslate();
  const goToSSO = useLogin((login) => login.goToSSO);
  const changeEmail = useLogin((login) => login.changeEmail);
  return (
    <Screen
      title={t('loginBox.login.ssoRedirectToMessage')}
      message={t('loginBox.login.ssoRedirectHint')}
      art={<StepArt icon="shield" />}
    >
      <Button wide onClick={goToSSO}>
        {t('loginBox.login.goNow')}
      </Button>
      <BackToLogin onBack={changeEmail} />
    </Screen>
  );
}
