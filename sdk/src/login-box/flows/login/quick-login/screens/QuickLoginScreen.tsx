import { useTranslate } from '../../../../../app/context';
import { Button } from '../../../../../ui/Button';
import { LinkButton } from '../../../../../ui/Link';
import { useReplaceablePart } from '../../../../layout/box-options';
import { renderCustom } from '../../../../layout/custom';
import { FlowAlert } from '../../../../parts/screen/FlowAlert';
import { Screen } from '../../../../parts/screen/Screen';
import { StepArt } from '../../../../parts/screen/StepArt';
import type { QuickKind } from '../../known-user';
import { useLogin, useLoginFlow } from '../../login-context';
import type { LoginStateOf } from '../../login-state';
import { changeEmail } from '../../step-back-actions';
import { signInQuickly } from '../quick-actions';
import { cardIconOf, iconOf, partsOf, useQuickLoginTexts } from '../use-quick-login-texts';
import { QuickKinds } from './QuickKinds';

/** Step `quickLogin`: signs in a user whom this device knows with one press; a link opens the other login methods. */
export function QuickLoginScreen({ state }: { state: LoginStateOf<'quickLogin'> }) {
  const [only, ...others] = state.kinds;
  return only && others.length === 0 ? <OneKind kind={only} /> : <SeveralKinds kinds={state.kinds} />;
}

function OneKind({ kind }: { kind: QuickKind }) {
  const flow = useLoginFlow();
  const pending = useLogin((login) => login.pending);
  const { title, message, button } = useQuickLoginTexts(kind);
  return (
    <Screen
      title={title}
      message={message}
      art={renderCustom(useReplaceablePart(cardIconOf[kind]), {}, <StepArt icon={iconOf[kind]} />)}
      {...partsOf[kind]}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={() => signInQuickly(flow, kind)}>
        {button}
      </Button>
      <OtherMethodLink />
    </Screen>
  );
}

function SeveralKinds({ kinds }: { kinds: readonly QuickKind[] }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen title={t('loginBox.login.loginWelcomeTitle')} message={t('loginBox.login.loginWelcomeKnownUserSubtitle')}>
      <FlowAlert />
      <QuickKinds kinds={kinds} onChoose={(kind) => signInQuickly(flow, kind)} />
      <OtherMethodLink />
    </Screen>
  );
}

function OtherMethodLink() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <LinkButton className="portico-back" onClick={() => changeEmail(flow)}>
      {t('loginBox.login.quickLoginOther')}
    </LinkButton>
  );
}
