import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';
import { WaitOrRetry } from '../screens/WaitOrRetry';
import { useAcceptInvitation } from './accept-invitation-context';

/** Step `validate`: finds out who invites and what accepting needs; offers another try where that fails. */
export function ValidatingScreen() {
  const t = useTranslate();
  const failed = useAcceptInvitation((flow) => flow.error !== null);
  const start = useAcceptInvitation((flow) => flow.start);
  const title = failed ? t('loginBox.acceptInvitation.invalidTitle') : t('loginBox.acceptInvitation.title');
  return (
    <Screen title={title} art={<StepArt icon="mail" />}>
      <WaitOrRetry onRetry={start} />
      <BackToLogin />
    </Screen>
  );
}
