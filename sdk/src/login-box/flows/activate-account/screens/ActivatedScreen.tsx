import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { useActivateAccount } from '../activate-account-context';

/** Step `success`: the account is active; the application opens after a delay, or on a press. */
export function ActivatedScreen() {
  const t = useTranslate();
  const goOn = useActivateAccount((flow) => flow.goOn);
  return (
    <Screen
      title={t('loginBox.activateAccount.successTitle')}
      message={t('loginBox.activateAccount.successMessage')}
      art={<Tick />}
    >
      <Button wide onClick={goOn}>
        {t('loginBox.login.goNow')}
      </Button>
    </Screen>
  );
}
