import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { App } from '../app/app';
import { useApp } from '../app/context';
import { FlowContext, LoginContext } from './flow-context';
import { forgotPasswordPiece } from './forgot-password-piece';
import type { FlowSnapshot, LoginState, LoginStateOf, LoginStep } from './login-state';
import { createLoginStore } from './login-store';
import { lazyPiece, type Piece, readyPiece } from './piece';
import { StepView } from './StepView';
import { PreLoginScreen } from './screens/PreLoginScreen';

type ScreenOf<S extends LoginStep> = Piece<{ state: LoginStateOf<S> }>;

/** Every step has a screen: leave one out and this object does not compile. The first is part of the first download. */
const loginScreens: { [S in LoginStep]: ScreenOf<S> } = {
  preLogin: readyPiece(PreLoginScreen),
  loginWithPassword: lazyPiece(() =>
    import('./screens/LoginWithPasswordScreen').then((module) => module.LoginWithPasswordScreen),
  ),
  loginWithTwoFactor: lazyPiece(() =>
    import('./screens/LoginWithTwoFactorScreen').then((module) => module.LoginWithTwoFactorScreen),
  ),
  recoverTwoFactor: lazyPiece(() =>
    import('./screens/RecoverTwoFactorScreen').then((module) => module.RecoverTwoFactorScreen),
  ),
  success: lazyPiece(() => import('./screens/SuccessScreen').then((module) => module.SuccessScreen)),
};

const prefetch = [forgotPasswordPiece];

export interface LoginFlowProps {
  /** Where the flow starts; absent, at its beginning. */
  start: FlowSnapshot<LoginState> | undefined;
  /** Told of the address the user gives, for the flows that ask for it too. */
  onEmail: (email: string) => void;
}

/** The login route: from the e-mail address to the application. */
export function LoginFlow({ start, onEmail }: LoginFlowProps) {
  const app = useApp();
  const [store] = useState(() => createLoginStore(startingAt(start, app)));
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

function startingAt(loginState: LoginFlowProps['start'], app: App): App {
  const { options } = app;
  return { ...app, options: { ...options, authOptions: { ...options.authOptions, loginState } } };
}
