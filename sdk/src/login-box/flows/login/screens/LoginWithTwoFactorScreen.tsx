import { useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { MethodButton } from '../../../parts/screen/MethodButton';
import { ChallengeView } from '../../second-factor/screens/ChallengeView';
import { useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { changeEmail } from '../step-back-actions';
import { challengeOfLogin, openRecovery } from '../two-factor-actions';

/** Step `loginWithTwoFactor`: asks for the second factor. */
export function LoginWithTwoFactorScreen({ state }: { state: LoginStateOf<'loginWithTwoFactor'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const challenge = useMemo(() => challengeOfLogin(flow), [flow]);
  const recovery = (
    <MethodButton
      icon="sheet"
      name={t('loginBox.login.useRecoveryCode')}
      description={t('loginBox.login.disableMultiFactorMessage')}
      onChoose={() => openRecovery(flow)}
    />
  );
  return (
    <ChallengeView state={state.challenge} flow={challenge} recovery={recovery}>
      <BackToLogin onBack={() => changeEmail(flow)} />
    </ChallengeView>
  );
}
