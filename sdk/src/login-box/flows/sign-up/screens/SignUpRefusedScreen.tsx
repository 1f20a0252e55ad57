import { useApp, useTranslate } from '../../../../app/context';
import { loginAddress } from '../../../../app/routes';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import type { SignUpStateOf } from '../sign-up-state';

/** Step `SignUpRefused`: sign-up is disabled, or the invitation is invalid. */
export function SignUpRefusedScreen({ state: { reason } }: { state: SignUpStateOf<'SignUpRefused'> }) {
  const t = useTranslate();
  const app = useApp();
  const isInvitation = reason === 'invitation';
  return (
    <Screen
      title={t(isInvitation ? 'loginBox.signup.failedJoinTenantTitle' : 'loginBox.signup.closedTitle')}
      message={t(isInvitation ? 'loginBox.signup.failedJoinTenantMessage' : 'loginBox.signup.closedMessage')}
      art={<StepArt icon={isInvitation ? 'link' : 'key'} kind="warning" />}
    >
      <Button wide onClick={() => app.redirectTo(loginAddress(app.routes))}>
        {t('loginBox.signup.failedJoinTenantBackButton')}
      </Button>
    </Screen>
  );
}
