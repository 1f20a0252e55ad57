import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { Screen } from '../../../parts/screen/Screen';
import { Tick } from '../../../parts/screen/Tick';
import { goOn } from '../sign-up-actions';
import { useSignUpFlow } from '../sign-up-context';
import type { SignUpStateOf } from '../sign-up-state';

/** Step `SignUpSuccess`: leads to the application, or to the login page if there is no session. */
export function SignUpSuccessScreen({ state: { signedIn } }: { state: SignUpStateOf<'SignUpSuccess'> }) {
  const t = useTranslate();
  const flow = useSignUpFlow();
  return (
    <Screen
      title={t('loginBox.signup.successTitle')}
      message={t(signedIn ? 'loginBox.signup.successActivateMessage' : 'loginBox.signup.successGoToLoginMessage')}
      art={<Tick />}
    >
      <Button wide onClick={() => goOn(flow)}>
        {t(signedIn ? 'loginBox.login.goNow' : 'loginBox.signup.successGoToLoginButton')}
      </Button>
    </Screen>
  );
}
