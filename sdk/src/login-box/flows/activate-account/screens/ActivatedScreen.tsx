import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { goOnAfterActivation } from '../activate-account-actions';
import { useActivateAccountFlow } from '../activate-account-context';

/** Step `success`: the account is active; the application opens after a delay, or on a press. */
export function ActivatedScreen() {
  const t = useTranslate();
  const flow = useActivateAccountFlow();
  return (
    <Screen
      title={t('loginBox.activateAccount.successTitle')}
      message={t('loginBox.activateAccount.successMessage')}
      art={<Tick />}
    >
      <Button wide onClick={() => goOnAfterActivation(flow)}>
        {t('loginBox.login.goNow')}
      </Button>
    </Screen>
  );
}
