import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { BackToLogin } from '../screens/BackToLogin';
import { FlowAlert } from '../screens/FlowAlert';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { leaveFailedSSO, startOver } from './callback-actions';
import { useLoginFlow } from './login-context';

/** Step `loginWithSSOFailed`: the company signed nobody in; the page leaves by itself, or at once. */
export function LoginWithSSOFailedScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.login.failedOicdLoginTitle')}
      message={t('loginBox.login.failedSSORedirectHint')}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <FlowAlert />
      <Button wide onClick={() => leaveFailedSSO(flow)}>
        {t('loginBox.login.goNow')}
      </Button>
      <BackToLogin onBack={() => startOver(flow)} />
    </Screen>
  );
}
