import { useApp, useTranslate } from '../../../../app/context';
import { goOnAfterLogin } from '../../../../app/go-on-after-login';
import { Button } from '../../../../ui/Button';
import { isolated } from '../../../parts/isolated';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { signOutOther } from '../accept-invitation-actions';
import { useAcceptInvitation, useAcceptInvitationFlow } from '../accept-invitation-context';

/** The invitation is for another user than the signed-in one, who can log out or keep the session. */
export function SignedInAsOther({ email }: { email: string }) {
  const app = useApp();
  const t = useTranslate();
  const pending = useAcceptInvitation((invitation) => invitation.pending);
  const flow = useAcceptInvitationFlow();
  const identifier = isolated(email);
  return (
    <Screen
      title={t('loginBox.acceptInvitation.otherTitle')}
      message={t('loginBox.acceptInvitation.otherMessage', { identifier })}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <FlowAlert />
      <div className="portico-step-choices">
        <Button wide pending={pending} onClick={() => signOutOther(flow)}>
          {t('loginBox.acceptInvitation.otherSignOut')}
        </Button>
        <Button wide variant="secondary" onClick={() => goOnAfterLogin(app)}>
          {t('loginBox.acceptInvitation.otherStay')}
        </Button>
      </div>
    </Screen>
  );
}
