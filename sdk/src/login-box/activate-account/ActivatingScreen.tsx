import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { WaitingScreen } from '../screens/WaitingScreen';
import { useActivateAccount } from './activate-account-context';

/** Step `activating`: finds out what the link needs; offers another try where that fails. */
export function ActivatingScreen() {
  const t = useTranslate();
  const start = useActivateAccount((flow) => flow.start);
  return (
    <WaitingScreen title={t('loginBox.activateAccount.title')} onRetry={start}>
      <BackToLogin />
    </WaitingScreen>
  );
}
