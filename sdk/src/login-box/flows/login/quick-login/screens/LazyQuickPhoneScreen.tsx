import { LazyComponentView } from '../../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../../app/lazy/lazy-component';
import { StepLoading } from '../../../../runtime/StepLoading';
import type { LoginStateOf } from '../../login-state';

/** Loaded only at its step, not while the user types: its chunk contains the numbering plans of all countries. */
const quickPhone = lazyComponent<{ state: LoginStateOf<'quickLoginPhone'> }>(() => import('./QuickPhoneScreen'));

/** Step `quickLoginPhone`: asks which phone receives the codes of quick login by text message. */
export function LazyQuickPhoneScreen({ state }: { state: LoginStateOf<'quickLoginPhone'> }) {
  return <LazyComponentView lazy={quickPhone} props={{ state }} fallback={<StepLoading />} email={state.email} />;
}
