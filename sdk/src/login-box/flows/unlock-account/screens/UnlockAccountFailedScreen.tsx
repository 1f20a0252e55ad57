import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { backToLogin } from '../unlock-account-actions';
import { useUnlockAccountFlow } from '../unlock-account-context';

/** Step `unlockAccountFailed`: the link is invalid; the lockout may already be over. */
export function UnlockAccountFailedScreen() {
  const t = useTranslate();
  const flow = useUnlockAccountFlow();
  return (
    <Screen
      title={t('loginBox.unlockAccount.failedTitle')}
      message={t('loginBox.unlockAccount.failedMessage')}
      art={<StepArt icon="link" kind="warning" />}
    >
      <Button wide onClick={() => backToLogin(flow)}>
        {t('loginBox.unlockAccount.failedBackToLoginButton')}
      </Button>
    </Screen>
  );
}
