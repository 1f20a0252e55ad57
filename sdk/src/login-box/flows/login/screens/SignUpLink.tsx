import { type ReactNode, useEffect, useState } from 'react';
import { getPublicConfiguration } from '../../../../api/configurations';
import type { App } from '../../../../app/app';
import { useApp, useTranslate } from '../../../../app/context';
import { reportFailure } from '../../../../app/report-failure';
import { signUpLink } from '../../../../metadata/locales/en/sign-up-link';
import { usePiece } from '../../../layout/box-options';
import { renderCustom } from '../../../layout/custom';
import { Placed } from '../../../layout/Placed';
import { RouteLink } from '../../../parts/screen/RouteLink';
import type { PieceContent } from '../../../runtime/piece';
import { SIGN_UP_KEY } from '../sign-up-key';

export interface SignUpLinkProps {
  /** Stands in its place until it is known whether there is a way. */
  line: ReactNode;
}

/** The way to an account, for who has none, where the vendor lets strangers sign up. Style it by `.portico-switch`. */
function SignUpLink({ line }: SignUpLinkProps) {
  const t = useTranslate();
  const { routes, location } = useApp();
  const own = usePiece('signupMessage');
  const allowed = useAllowsSignUp();
  const { query } = location.read();
  // An invitation lets in whom the vendor would not.
  if (!allowed && !query.has('invitationToken')) return allowed === null ? line : null;
  const to = query.size > 0 ? `${routes.signUpUrl}?${query}` : routes.signUpUrl;
  const texts = {
    goToSignupMessage: t('loginBox.login.signUpMessage'),
    goToSignupButtonText: t('loginBox.login.signUpLink'),
  };
  const ours = (
    <p className="portico-switch">
      {texts.goToSignupMessage} <RouteLink to={to}>{texts.goToSignupButtonText}</RouteLink>
    </p>
  );
  return (
    <Placed option="signupMessagePlacement">
      {renderCustom(own, { ...texts, goToSignup: () => location.go(to) }, ours)}
    </Placed>
  );
}

/** What the vendor says; `null` until it is known. Nothing is offered where it cannot be. */
function useAllowsSignUp(): boolean | null {
  const app = useApp();
  const [allowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    const hear = (answer: boolean) => {
      if (!gone) setAllowed(answer);
    };
    askWhetherAllowed(app).then(hear, (error: unknown) => {
      reportFailure(app.session, 'LOAD_ALLOW_SIGNUPS', error);
      hear(false);
    });
    return () => {
      gone = true;
    };
  }, [app]);
  return allowed;
}

async function askWhetherAllowed({ http, storage: { local } }: App): Promise<boolean> {
  const { allowSignups } = await getPublicConfiguration(http);
  if (allowSignups) local.set(SIGN_UP_KEY, 'true');
  else local.remove(SIGN_UP_KEY);
  return allowSignups;
}

/** What the first screen downloads after it is shown. */
export const signUpLinkContent: PieceContent<SignUpLinkProps> = {
  component: SignUpLink,
  texts: { loginBox: signUpLink },
};
