import { useTranslate } from '../../../../app/context';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';

/** Step `SignUpAwaitsApproval`: the account exists, and the team has to approve the user. */
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
