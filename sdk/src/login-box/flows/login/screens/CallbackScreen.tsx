import { useTranslate } from '../../../../app/context';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { retryCallback, startOver } from '../callback-actions';
import { useLogin, useLoginFlow } from '../login-context';

/** Step `callback`: the service checks the other site's answer; offers a retry after a temporary failure. */
export function CallbackScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  const failed = useLogin((login) => login.error !== null);
  return (
    <WaitingScreen
      title={t('loginBox.callback.title')}
      failedTitle={t('loginBox.socialLogins.invalidTitle')}
      message={t('loginBox.callback.message')}
      onRetry={() => retryCallback(flow)}
    >
      {failed && <BackToLogin onBack={() => startOver(flow)} />}
    </WaitingScreen>
  );
}
