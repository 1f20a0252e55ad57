import { useTranslate } from '../../app/context';
import { BackToLogin } from '../screens/BackToLogin';
import { Screen } from '../screens/Screen';
import { StepArt } from '../screens/StepArt';

/** The account is there, and the team has to let its owner in. */
export function SignUpAwaitsApprovalScreen() {
  const t = useTranslate();
  return (
    <Screen
      title={t('loginBox.signup.approvalTitle')}
      message={t('loginBox.signup.approvalMessage')}
      art={<StepArt icon="shield" />}
    >
      <BackToLogin />
    </Screen>
  );
}
