import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { leaveFailedSSO, startOver } from './callback-actions';
import { useLogin, useLoginFlow } from './login-context';
import type { LoginStateOf } from './login-state';

/** Step `loginWithSSOFailed`: the company signed nobody in; the page leaves by itself, or at once. */
export function LoginWithSSOFailedScreen({ state: { from } }: { state: LoginStateOf<'loginWithSSOFailed'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const isUnexplained = useLogin((login) => login.error === null) && from !== undefined;
  return (
    <Screen
      title={t('loginBox.login.failedOicdLoginTitle')}
      message={t('loginBox.login.failedSSORedirectHint')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <FlowAlert />
      {isUnexplained && (
        <p>{t(from === 'saml' ? 'loginBox.login.failedSamlDefaultError' : 'loginBox.login.failedToAuthenticate')}</p>
      )}
      <Button wide onClick={() => leaveFailedSSO(flow)}>
        {t('loginBox.login.goNow')}
      </Button>
      <BackToLogin onBack={() => startOver(flow)}>
        {t(from === 'saml' ? 'loginBox.login.failedSamlBackToLogin' : 'loginBox.login.failedOicdBackToLogin')}
      </BackToLogin>
    </Screen>
  );
}
