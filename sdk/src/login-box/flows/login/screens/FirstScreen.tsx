import { useState } from 'react';
import { useBoxOption } from '../../../layout/box-options';
import { PieceView } from '../../../runtime/PieceView';
import { lazyPiece } from '../../../runtime/piece';
import { StepOnItsWay } from '../../../runtime/StepOnItsWay';
import { useLogin } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { PreLoginScreen } from './PreLoginScreen';
import type { PrestepScreenProps } from './PrestepScreen';

/** Loaded lazily, because only vendors who enable the theme option `prestep` need it. */
const prestepPiece = lazyPiece<PrestepScreenProps>(() =>
  import('./PrestepScreen').then((module) => module.prestepContent),
);

/** Step `preLogin`, after an introductory screen if the theme enables `prestep`. */
export function FirstScreen({ state }: { state: LoginStateOf<'preLogin'> }) {
  const prestep = useBoxOption('prestep');
  const begun = useLogin(({ pending, error }) => pending || error !== null) || state.email !== '';
  const [passed, setPassed] = useState(begun);
  if (!prestep?.enabled || passed) return <PreLoginScreen state={state} />;
  return <PieceView piece={prestepPiece} props={{ onPass: () => setPassed(true) }} fallback={<StepOnItsWay />} />;
}
