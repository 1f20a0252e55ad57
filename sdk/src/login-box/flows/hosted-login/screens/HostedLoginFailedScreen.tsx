import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackLink } from '../../../parts/screen/BackLink';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useFlow } from '../../../runtime/flow-context';
import { backToApp, signIn } from '../hosted-login-actions';
import { useHostedLoginFlow } from '../hosted-login-context';
import type { HostedLoginStateOf } from '../hosted-login-state';

const messages = {
  denied: 'loginBox.hostedLogin.failedDenied',
  failed: 'loginBox.hostedLogin.failedAtService',
  incomplete: 'loginBox.hostedLogin.failedIncomplete',
  unknown: 'loginBox.hostedLogin.failedUnknown',
  refused: 'loginBox.hostedLogin.failedRefused',
} as const;

/** Step `hostedLoginFailed`: says why the login failed. It redirects only on a press, to prevent a loop. */
export function HostedLoginFailedScreen({ state }: { state: HostedLoginStateOf<'hostedLoginFailed'> }) {
  const t = useTranslate();
  const flow = useHostedLoginFlow();
  const pending = useFlow((snapshot) => snapshot.pending);
  return (
    <Screen
      title={t('loginBox.hostedLogin.failedTitle')}
      message={t(messages[state.reason])}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <Button wide pending={pending} onClick={() => signIn(flow)}>
        {t('loginBox.hostedLogin.signInButton')}
      </Button>
      <BackLink onBack={() => backToApp(flow)}>{t('loginBox.hostedLogin.backToAppButton')}</BackLink>
    </Screen>
  );
}
