import { useState } from 'react';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { useBoxOption } from '../../../layout/box-options';
import { StepLoading } from '../../../runtime/StepLoading';
import { useLogin } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { PreLoginScreen } from './PreLoginScreen';
import type { PrestepScreenProps } from './PrestepScreen';

/** Loaded lazily, because only vendors who enable the theme option `prestep` need it. */
const prestepComponent = lazyComponent<PrestepScreenProps>(() => import('./PrestepScreen'));

/** Step `preLogin`, after an introductory screen if the theme enables `prestep`. */
export function FirstScreen({ state }: { state: LoginStateOf<'preLogin'> }) {
  const prestep = useBoxOption('prestep');
  const begun = useLogin(({ pending, error }) => pending || error !== null) || state.email !== '';
  const [passed, setPassed] = useState(begun);
  if (!prestep?.enabled || passed) return <PreLoginScreen state={state} />;
  return (
    <LazyComponentView lazy={prestepComponent} props={{ onPass: () => setPassed(true) }} fallback={<StepLoading />} />
  );
}
