import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/Link';
import { usePiece } from '../../box/box-options';
import { renderCustom } from '../../box/custom';
import { FlowAlert } from '../../screens/FlowAlert';
import { Screen } from '../../screens/Screen';
import { StepArt } from '../../screens/StepArt';
import type { QuickKind } from '../known-user';
import { useLogin, useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { changeEmail } from '../step-back-actions';
import { QuickKinds } from './QuickKinds';
import { signInQuickly } from './quick-actions';
import { cardIconOf, iconOf, piecesOf, useQuickWords } from './quick-words';

/** Step `quickLogin`: one press for somebody this device knows; any other way is one press away. */
export function QuickLoginScreen({ state }: { state: LoginStateOf<'quickLogin'> }) {
  const [only, ...others] = state.kinds;
  return only && others.length === 0 ? <OneKind kind={only} /> : <SeveralKinds kinds={state.kinds} />;
}

function OneKind({ kind }: { kind: QuickKind }) {
  const flow = useLoginFlow();
  const pending = useLogin((login) => login.pending);
  const { title, message, button } = useQuickWords(kind);
  return (
    <Screen
      title={title}
      message={message}
      art={renderCustom(usePiece(cardIconOf[kind]), {}, <StepArt icon={iconOf[kind]} />)}
      {...piecesOf[kind]}
    >
      <FlowAlert />
      <Button wide pending={pending} onClick={() => signInQuickly(flow, kind)}>
        {button}
      </Button>
      <AnotherWay />
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
      <AnotherWay />
    </Screen>
  );
}

function AnotherWay() {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <LinkButton className="portico-back" onClick={() => changeEmail(flow)}>
      {t('loginBox.login.quickLoginOther')}
    </LinkButton>
  );
}
