import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { backToLogin } from '../unlock-account-actions';
import { useUnlockAccountFlow } from '../unlock-account-context';

/** Step `unlockAccountSuccess`: the lockout is over; the login page opens after a delay, or on a press. */
export function UnlockAccountSuccessScreen() {
  const t = useTranslate();
  const flow = useUnlockAccountFlow();
  return (
    <Screen
      title={t('loginBox.unlockAccount.successTitle')}
      message={t('loginBox.unlockAccount.successMessage')}
      art={<Tick />}
    >
      <Button wide onClick={() => backToLogin(flow)}>
        {t('loginBox.login.goNow')}
      </Button>
    </Screen>
  );
}
