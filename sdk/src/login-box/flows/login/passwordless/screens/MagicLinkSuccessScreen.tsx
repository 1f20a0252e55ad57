import { useTranslate } from '../../../../../app/context';
import { Button } from '../../../../../ui/Button';
import { Screen } from '../../../../parts/screen/Screen';
import { Tick } from '../../../../parts/screen/Tick';
import { useLoginFlow } from '../../login-context';
import { leaveMagicLink } from '../passwordless-actions';

/** Step `magicLinkPostLoginSuccess`: signed in; redirects to the application after a delay, or at once on a press. */
export function MagicLinkSuccessScreen() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.login.magicLinkSuccessTitle')}
      message={t('loginBox.login.magicLinkSuccessMessage')}
      art={<Tick />}
    >
      <Button wide onClick={() => leaveMagicLink(flow)}>
        {t('loginBox.login.goNow')}
      </Button>
    </Screen>
  );
}
