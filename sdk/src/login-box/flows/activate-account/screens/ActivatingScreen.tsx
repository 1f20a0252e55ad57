import { useTranslate } from '../../../../app/context';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { useActivateAccount } from '../activate-account-context';

/** Step `activating`: loads what the link needs; offers a retry if that fails. */
export function ActivatingScreen() {
  const t = useTranslate();
  const start = useActivateAccount((activation) => activation.start);
  return (
    <WaitingScreen title={t('loginBox.activateAccount.title')} onRetry={start}>
      <BackToLogin />
    </WaitingScreen>
  );
}
