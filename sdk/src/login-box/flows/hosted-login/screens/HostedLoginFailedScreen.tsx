import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackLink } from '../../../parts/screen/BackLink';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useHostedLogin } from '../hosted-login-context';
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
  const signIn = useHostedLogin((flow) => flow.signIn);
  const backToApp = useHostedLogin((flow) => flow.backToApp);
  const pending = useHostedLogin((flow) => flow.pending);
  return (
    <Screen
      title={t('loginBox.hostedLogin.failedTitle')}
      message={t(messages[state.reason])}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <Button wide pending={pending} onClick={signIn}>
        {t('loginBox.hostedLogin.signInButton')}
      </Button>
      <BackLink onBack={backToApp}>{t('loginBox.hostedLogin.backToAppButton')}</BackLink>
    </Screen>
  );
}
