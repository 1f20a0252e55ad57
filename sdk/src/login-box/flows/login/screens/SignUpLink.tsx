import { type ReactNode, useEffect, useState } from 'react';
import { getPublicConfiguration } from '../../../../api/configurations';
import type { App } from '../../../../app/app';
import { useApp, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { reportFailure } from '../../../../app/report-failure';
import { signUpLink } from '../../../../metadata/locales/en/sign-up-link';
import { useReplaceablePart } from '../../../layout/box-options';
import { renderCustom } from '../../../layout/custom';
import { Placed } from '../../../layout/Placed';
import { RouteLink } from '../../../parts/screen/RouteLink';
import { SIGN_UP_KEY } from '../sign-up-key';

export interface SignUpLinkProps {
  /** Placeholder until it is known whether the vendor allows sign-up. */
  line: ReactNode;
}

/** The sign-up link, shown if the vendor allows sign-up. Style it by `.portico-switch`. */
function SignUpLink({ line }: SignUpLinkProps) {
  const t = useTranslate();
  const { routes, location } = useApp();
  const own = useReplaceablePart('signupMessage');
  const allowed = useAllowsSignUp();
  const { query } = location.read();
  // An invited user may sign up even if the vendor does not allow sign-up.
  if (!allowed && !query.has('invitationToken')) return allowed === null ? line : null;
  const to = query.size > 0 ? `${routes.signUpUrl}?${query}` : routes.signUpUrl;
  const texts = {
    goToSignupMessage: t('loginBox.login.signUpMessage'),
    goToSignupButtonText: t('loginBox.login.signUpLink'),
  };
  const ours = (
    <p className="portico-switch">
      <span>{texts.goToSignupMessage}</span> <RouteLink to={to}>{texts.goToSignupButtonText}</RouteLink>
    </p>
  );
  return (
    <Placed option="signupMessagePlacement">
      {renderCustom(own, { ...texts, goToSignup: () => location.go(to) }, ours)}
    </Placed>
  );
}

/** Whether the vendor allows sign-up; `null` while that is loading, `false` if it can't be loaded. */
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

/** Content of the lazy component that loads after the first screen is shown. */
export const content: LazyContent<SignUpLinkProps> = {
  component: SignUpLink,
  texts: { loginBox: signUpLink },
};
