import { useSession, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { goOnAfterAcceptance } from '../accept-invitation-actions';
import { useAcceptInvitationFlow } from '../accept-invitation-context';
import type { AcceptInvitationStateOf } from '../accept-invitation-state';

/** Step `success`: the user is in the team; the next page opens after a delay, or on a press. */
export function InvitationAcceptedScreen({ state: { name } }: { state: AcceptInvitationStateOf<'success'> }) {
  const t = useTranslate();
  const flow = useAcceptInvitationFlow();
  const signedIn = useSession(({ status }) => status === 'signedIn');
  return (
    <Screen
      title={
        name ? t('loginBox.acceptInvitation.namedSuccessTitle', { name }) : t('loginBox.acceptInvitation.successTitle')
      }
      message={t(signedIn ? 'loginBox.acceptInvitation.successMessage' : 'loginBox.acceptInvitation.signInMessage')}
      art={<Tick />}
    >
      <Button wide onClick={() => goOnAfterAcceptance(flow)}>
        {t(signedIn ? 'loginBox.login.goNow' : 'loginBox.acceptInvitation.signInNow')}
      </Button>
    </Screen>
  );
}
