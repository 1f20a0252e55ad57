import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useUnlockAccount } from '../unlock-account-context';

/** Step `unlockAccount`: a press ends the lockout. */
export function UnlockAccountScreen() {
  const t = useTranslate();
  const pending = useUnlockAccount((flow) => flow.pending);
  const unlock = useUnlockAccount((flow) => flow.unlock);
  return (
    <Screen
      title={t('loginBox.unlockAccount.prestepTitle')}
      message={t('loginBox.unlockAccount.prestepDescription')}
      art={<StepArt icon="key" />}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={unlock}>
        {t('loginBox.unlockAccount.prestepButtonText')}
      </Button>
      <BackToLogin />
    </Screen>
  );
}
