import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { unlock } from '../unlock-account-actions';
import { useUnlockAccount, useUnlockAccountFlow } from '../unlock-account-context';

/** Step `unlockAccount`: a press ends the lockout. */
export function UnlockAccountScreen() {
  const t = useTranslate();
  const pending = useUnlockAccount((unlocking) => unlocking.pending);
  const flow = useUnlockAccountFlow();
  return (
    <Screen
      title={t('loginBox.unlockAccount.prestepTitle')}
      message={t('loginBox.unlockAccount.prestepDescription')}
      art={<StepArt icon="key" />}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={() => unlock(flow)}>
        {t('loginBox.unlockAccount.prestepButtonText')}
      </Button>
      <BackToLogin />
    </Screen>
  );
}
