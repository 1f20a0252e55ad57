import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { openApplication } from '../impersonate-actions';
import { useImpersonateFlow } from '../impersonate-context';

/** Step `success`: the session as the other user is active; the application opens after a delay, or on a press. */
export function ImpersonatedScreen() {
  const t = useTranslate();
  const flow = useImpersonateFlow();
  return (
    <Screen
      title={t('loginBox.impersonate.successTitle')}
      message={t('loginBox.impersonate.successMessage')}
      art={<Tick />}
    >
      <Button wide onClick={() => openApplication(flow)}>
        {t('loginBox.login.goNow')}
      </Button>
    </Screen>
  );
}
