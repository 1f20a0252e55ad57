import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useUnlockAccount } from '../unlock-account-context';

/** Step `unlockAccountFailed`: the link is invalid; the lockout may already be over. */
export function UnlockAccountFailedScreen() {
  const t = useTranslate();
  const backToLogin = useUnlockAccount((flow) => flow.backToLogin);
  return (
    <Screen
      title={t('loginBox.unlockAccount.failedTitle')}
      message={t('loginBox.unlockAccount.failedMessage')}
      art={<StepArt icon="link" kind="warning" />}
    >
      <Button wide onClick={backToLogin}>
        {t('loginBox.unlockAccount.failedBackToLoginButton')}
      </Button>
    </Screen>
  );
}
