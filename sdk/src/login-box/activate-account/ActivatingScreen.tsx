import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { WaitOrRetry } from '../screens/WaitOrRetry';
import { useActivateAccount } from './activate-account-context';

/** Step `activating`: finds out what the link needs; offers another try where that fails. */
export function ActivatingScreen() {
  const t = useTranslate();
  const start = useActivateAccount((flow) => flow.start);
  return (
    <Screen title={t('loginBox.activateAccount.title')} art={<StepArt icon="mail" />}>
      <WaitOrRetry onRetry={start} />
      <BackToLogin />
    </Screen>
  );
}
