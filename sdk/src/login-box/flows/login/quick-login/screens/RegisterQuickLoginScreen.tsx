import { useTranslate } from '../../../../../app/context';
import { FlowAlert } from '../../../../parts/screen/FlowAlert';
import { Screen } from '../../../../parts/screen/Screen';
import { useLoginFlow } from '../../login-context';
import type { LoginStateOf } from '../../login-state';
import { registerQuickly } from '../quick-actions';
import { QuickKinds } from './QuickKinds';
import { SkipQuickLogin } from './SkipQuickLogin';

/** Step `registerQuickLogin`: offers to set up a quick login method for the next time; the user can skip it. */
export function RegisterQuickLoginScreen({ state }: { state: LoginStateOf<'registerQuickLogin'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  return (
    <Screen
      title={t('loginBox.login.registerNewQuickLoginTitle')}
      message={t('loginBox.login.registerNewQuickLoginSubtitle')}
    >
      <FlowAlert />
      <QuickKinds kinds={state.kinds} onChoose={(kind) => registerQuickly(flow, kind)} />
      <SkipQuickLogin />
    </Screen>
  );
}
