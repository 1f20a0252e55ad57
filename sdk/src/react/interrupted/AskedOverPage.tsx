import { useSession } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { interrupted } from '../../metadata/locales/en/interrupted';
import { ConfirmUser } from './ConfirmUser';
import css from './interrupted.css?inline';
import { SignInAgain } from './SignInAgain';

/** What the dialog over the page asks for. Without a session, a second factor is of no use. */
function AskedOverPage() {
  const isInterrupted = useSession((session) => session.isInterrupted);
  const stepUp = useSession((session) => session.stepUp);
  if (isInterrupted) return <SignInAgain />;
  return stepUp && <ConfirmUser {...stepUp} />;
}

/** The chunk of a login box over the page: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: AskedOverPage,
  texts: { common: { interrupted } },
  css,
};
