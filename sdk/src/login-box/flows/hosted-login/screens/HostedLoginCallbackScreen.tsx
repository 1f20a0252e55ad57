import { useTranslate } from '../../../../app/context';
import { BackLink } from '../../../parts/screen/BackLink';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { useFlow } from '../../../runtime/flow-context';
import { exchangeCode } from '../hosted-callback-actions';
import { backToApp } from '../hosted-login-actions';
import { useHostedLoginFlow } from '../hosted-login-context';

/** Step `hostedLoginCallback`: exchanges the code; offers a retry if the service is unavailable. */
export function HostedLoginCallbackScreen() {
  const t = useTranslate();
  const flow = useHostedLoginFlow();
  const failed = useFlow(({ error }) => error !== null);
  return (
    <WaitingScreen
      title={t('loginBox.hostedLogin.callbackTitle')}
      failedTitle={t('loginBox.hostedLogin.failedTitle')}
      message={t('loginBox.hostedLogin.callbackMessage')}
      onRetry={() => exchangeCode(flow)}
    >
      {failed && <BackLink onBack={() => backToApp(flow)}>{t('loginBox.hostedLogin.backToAppButton')}</BackLink>}
    </WaitingScreen>
  );
}
