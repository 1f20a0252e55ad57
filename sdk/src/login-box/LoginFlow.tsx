import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../app/context';
import { FlowContext, LoginContext } from './flow-context';
import type { FlowProps } from './flow-pieces';
import { forgotPasswordPiece } from './forgot-password-piece';
import type { LoginStateOf, LoginStep } from './login-state';
import { createLoginStore } from './login-store';
import { lazyPiece, type Piece, readyPiece } from './piece';
import { StepView } from './StepView';
import { PreLoginScreen } from './screens/PreLoginScreen';

type ScreenOf<S extends LoginStep> = Piece<{ state: LoginStateOf<S> }>;

/** A step after the first: its screen, and what all such screens share. */
function laterStep<S extends LoginStep>(
  download: () => Promise<ComponentType<{ state: LoginStateOf<S> }>>,
): ScreenOf<S> {
  return lazyPiece(async () => {
    const [component, { shared }] = await Promise.all([download(), import('./later-steps')]);
    return { component, ...shared };
  });
}

/** A step that leads to a new password, in the words of the flow that does. */
function recoveryStep<S extends LoginStep>(
  download: () => Promise<ComponentType<{ state: LoginStateOf<S> }>>,
): ScreenOf<S> {
  return lazyPiece(async () => {
    const [component, { recovery }] = await Promise.all([download(), import('./recovery-steps')]);
    return { component, ...recovery };
  });
}

/** Every step has a screen: leave one out and this object does not compile. The first is part of the first download. */
const loginScreens: { [S in LoginStep]: ScreenOf<S> } = {
  preLogin: readyPiece(PreLoginScreen),
  loginWithPassword: laterStep(() =>
    import('./screens/LoginWithPasswordScreen').then((module) => module.LoginWithPasswordScreen),
  ),
  loginWithTwoFactor: laterStep(() =>
    import('./screens/LoginWithTwoFactorScreen').then((module) => module.LoginWithTwoFactorScreen),
  ),
  recoverTwoFactor: laterStep(() =>
    import('./screens/RecoverTwoFactorScreen').then((module) => module.RecoverTwoFactorScreen),
  ),
  redirectToSSO: laterStep(() => import('./screens/RedirectToSSOScreen').then((module) => module.RedirectToSSOScreen)),
  passwordRotationExpired: recoveryStep(() =>
    import('./screens/PasswordRotationExpiredScreen').then((module) => module.PasswordRotationExpiredScreen),
  ),
  breachedPassword: laterStep(() =>
    import('./screens/BreachedPasswordScreen').then((module) => module.BreachedPasswordScreen),
  ),
  breachedPasswordSuccess: recoveryStep(() =>
    import('./screens/BreachedPasswordSuccessScreen').then((module) => module.BreachedPasswordSuccessScreen),
  ),
  success: laterStep(() => import('./screens/SuccessScreen').then((module) => module.SuccessScreen)),
};

const prefetch = [forgotPasswordPiece];

/** The login route: from the e-mail address to the application. */
export function LoginFlow({ starts, email, onEmail }: FlowProps) {
  const app = useApp();
  const [store] = useState(() => createLoginStore(app, starts?.login, email));
  const state = useStore(store, (login) => login.state);
  useEffect(() => {
    void store.getState().start();
  }, [store]);
  useEffect(() => onEmail(state.email), [onEmail, state.email]);
  return (
    <FlowContext.Provider value={store}>
      <LoginContext.Provider value={store}>
        <StepView screens={loginScreens} state={state} prefetch={prefetch} />
      </LoginContext.Provider>
    </FlowContext.Provider>
  );
}
