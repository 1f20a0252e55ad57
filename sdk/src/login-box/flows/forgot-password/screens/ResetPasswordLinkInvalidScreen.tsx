import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { useForgotPasswordFlow } from '../forgot-password-context';
import { requestNewLink } from '../recovery-actions';

/** Step `resetPasswordLinkInvalid`: the link is incomplete, used or expired; offers a new one. */
export function ResetPasswordLinkInvalidScreen() {
  const t = useTranslate();
  const flow = useForgotPasswordFlow();
  return (
    <Screen
      title={t('loginBox.resetPassword.linkExpiredTitle')}
      message={t('loginBox.resetPassword.linkExpiredMessage')}
      art={<StepArt icon="link" kind="warning" />}
    >
      <FlowAlert />
      <Button wide onClick={() => requestNewLink(flow)}>
        {t('loginBox.resetPassword.linkExpiredRequestNewLinkButton')}
      </Button>
      <BackToLogin />
    </Screen>
  );
}
