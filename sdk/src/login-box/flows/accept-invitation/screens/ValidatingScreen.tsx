import { useTranslate } from '../../../../app/context';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { useAcceptInvitation } from '../accept-invitation-context';

/** Step `validate`: loads the invitation; offers a retry if that fails. */
export function ValidatingScreen() {
  const t = useTranslate();
  const start = useAcceptInvitation((invitation) => invitation.start);
  return (
    <WaitingScreen
      title={t('loginBox.acceptInvitation.title')}
      failedTitle={t('loginBox.acceptInvitation.invalidTitle')}
      onRetry={start}
    >
      <BackToLogin />
    </WaitingScreen>
  );
}
