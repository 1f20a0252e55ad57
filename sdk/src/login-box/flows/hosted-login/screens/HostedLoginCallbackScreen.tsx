import { useTranslate } from '../../../../app/context';
import { BackLink } from '../../../parts/screen/BackLink';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { useHostedLogin } from '../hosted-login-context';

/** Step `hostedLoginCallback`: exchanges the code; offers a retry if the service is unavailable. */
export function HostedLoginCallbackScreen() {
  const t = useTranslate();
  const retry = useHostedLogin((flow) => flow.retry);
  const backToApp = useHostedLogin((flow) => flow.backToApp);
  const failed = useHostedLogin((flow) => flow.error !== null);
  return (
    <WaitingScreen
      title={t('loginBox.hostedLogin.callbackTitle')}
      failedTitle={t('loginBox.hostedLogin.failedTitle')}
      message={t('loginBox.hostedLogin.callbackMessage')}
      onRetry={retry}
    >
      {failed && <BackLink onBack={backToApp}>{t('loginBox.hostedLogin.backToAppButton')}</BackLink>}
    </WaitingScreen>
  );
}
