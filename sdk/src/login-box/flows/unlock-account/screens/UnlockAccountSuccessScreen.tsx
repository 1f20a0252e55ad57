import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { useUnlockAccount } from '../unlock-account-context';

/** Step `unlockAccountSuccess`: the lockout is over; the login page opens after a delay, or on a press. */
export function UnlockAccountSuccessScreen() {
  const t = useTranslate();
  const backToLogin = useUnlockAccount((flow) => flow.backToLogin);
  return (
    <Screen
      title={t('loginBox.unlockAccount.successTitle')}
      message={t('loginBox.unlockAccount.successMessage')}
      art={<Tick />}
    >
      <Button wide onClick={backToLogin}>
        {t('loginBox.login.goNow')}
      </Button>
    </Screen>
  );
}
