import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { isolatedName } from '../../../parts/isolated';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { StepArt } from '../../../parts/screen/StepArt';
import { startOver } from '../callback-actions';
import { useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';

/** Step `socialLoginFailed`: the sign-in with a provider failed; shows why, and leads back to all login methods. */
export function SocialLoginFailedScreen({ state }: { state: LoginStateOf<'socialLoginFailed'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  // Isolated: the name of a provider reads in its own direction inside a sentence.
  const providerName = state.provider ? isolatedName(state.provider) : t('loginBox.socialLogins.otherService');
  return (
    <Screen
      title={t('loginBox.socialLogins.invalidTitle')}
      message={state.reason === 'refused' ? undefined : t(messages[state.reason], { providerName })}
      art={<StepArt icon="alert" kind="warning" />}
    >
      <FlowAlert />
      <Button wide onClick={() => startOver(flow)}>
        {t('loginBox.socialLogins.failedBackToLogin')}
      </Button>
    </Screen>
  );
}

const messages = {
  denied: 'loginBox.socialLogins.failedDenied',
  failed: 'loginBox.socialLogins.failedAtProvider',
  incomplete: 'loginBox.socialLogins.failedInvalidCallbackUrl',
  unknown: 'loginBox.socialLogins.failedUnknown',
} as const;
