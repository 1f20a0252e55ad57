import { useApp } from '../../../../app/context';
import { PieceView } from '../../../runtime/PieceView';
import { lazyPiece } from '../../../runtime/piece';
import { SIGN_UP_KEY } from '../sign-up-key';

/** Not part of the first download: the first screen is of use without it. */
const signUpLink = lazyPiece(() => import('./SignUpLink').then((module) => module.signUpLinkContent));

/** The way to an account, where there is one; its line is kept free where there was one the last time. */
export function SignUpWay() {
  const line = useApp().storage.local.get(SIGN_UP_KEY) ? <p className="portico-switch">&nbsp;</p> : null;
  return <PieceView piece={signUpLink} props={{ line }} fallback={line} unavailable={null} late />;
}
