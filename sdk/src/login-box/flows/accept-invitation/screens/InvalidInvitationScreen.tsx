import { useApp, useTranslate } from '../../../../app/context';
import { loginAddress } from '../../../../app/routes';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';

/** Step `invalid`: the link lacks a parameter. */
export function InvalidInvitationScreen() {
  const app = useApp();
  const t = useTranslate();
  return (
    <Screen
      title={t('loginBox.acceptInvitation.invalidTitle')}
      message={t('loginBox.acceptInvitation.invalidMessage')}
      art={<StepArt icon="link" kind="warning" />}
    >
      <Button wide onClick={() => app.redirectTo(loginAddress(app.routes))}>
        {t('loginBox.acceptInvitation.invalidBackToLoginButton')}
      </Button>
    </Screen>
  );
}
