import { useApp } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { SIGN_UP_KEY } from '../sign-up-key';

/** Loaded lazily, because the first screen can be used without it. */
const signUpLink = lazyComponent(() => import('./SignUpLink'));

/** The sign-up link. Reserves its line if the last load showed the link, so that the layout does not shift. */
export function LazySignUpLink() {
  const line = useApp().storage.local.get(SIGN_UP_KEY) ? <p className="portico-switch">&nbsp;</p> : null;
  return <LazyComponentView lazy={signUpLink} props={{ line }} fallback={line} unavailable={null} late />;
}
