import { useApp, useTranslate } from '../../../../../app/context';
import { loginAddress } from '../../../../../app/routes';
import { Button } from '../../../../../ui/Button';
import { BackToLogin } from '../../../../parts/screen/BackToLogin';
import { FlowAlert } from '../../../../parts/screen/FlowAlert';
import { Screen } from '../../../../parts/screen/Screen';
import { StepArt } from '../../../../parts/screen/StepArt';
import { useLogin, useLoginFlow } from '../../login-context';
import type { LoginStateOf } from '../../login-state';
import { confirmMagicLink } from '../passwordless-actions';

/** Step `magicLinkPostLogin`: the mailed link is open. One press signs in; an invalid link leads to the first step. */
export function MagicLinkOpenedScreen({ state }: { state: LoginStateOf<'magicLinkPostLogin'> }) {
  return state.token ? <SignIn /> : <LinkOfNoUse />;
}

function SignIn() {
  const t = useTranslate();
  const flow = useLoginFlow();
  const pending = useLogin((login) => login.pending);
  return (
    <Screen
      title={t('loginBox.login.magicLinkOpenedTitle')}
      message={t('loginBox.login.magicLinkOpenedText')}
      art={<StepArt icon="mail" />}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={() => confirmMagicLink(flow)}>
        {t('loginBox.login.magicLinkOpenedButton')}
      </Button>
      <BackToLogin />
    </Screen>
  );
}

function LinkOfNoUse() {
  const t = useTranslate();
  const { routes, redirectTo } = useApp();
  return (
    <Screen
      title={t('loginBox.login.invalidMagicLinkTitle')}
      message={t('loginBox.login.invalidMagicLinkText')}
      art={<StepArt icon="link" kind="warning" />}
    >
      <Button wide onClick={() => redirectTo(loginAddress(routes))}>
        {t('loginBox.login.invalidMagicLinkButton')}
      </Button>
    </Screen>
  );
}
