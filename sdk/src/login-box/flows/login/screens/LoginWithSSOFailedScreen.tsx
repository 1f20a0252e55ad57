import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { BackLink } from '../../../parts/screen/BackLink';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { leaveFailedSSO, startOver } from '../callback-actions';
import { useLogin, useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';

/** Step `loginWithSSOFailed`: the identity provider did not sign the user in. Stays until the user moves on. */
export function LoginWithSSOFailedScreen({ state: { from } }: { state: LoginStateOf<'loginWithSSOFailed'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const isUnexplained = useLogin((login) => login.error === null) && from !== undefined;
  return (
    <Screen
      title={t('loginBox.login.failedOicdLoginTitle')}
      message={
        isUnexplained
          ? t(from === 'saml' ? 'loginBox.login.failedSamlDefaultError' : 'loginBox.login.failedToAuthenticate')
          : undefined
      }
      art={<StepArt icon="alert" kind="warning" />}
    >
      <FlowAlert />
      <Button wide onClick={() => startOver(flow)}>
        {t(from === 'saml' ? 'loginBox.login.failedSamlBackToLogin' : 'loginBox.login.failedOicdBackToLogin')}
      </Button>
      <BackLink onBack={() => leaveFailedSSO(flow)}>{t('loginBox.login.failedSSOBackToApp')}</BackLink>
    </Screen>
  );
}
