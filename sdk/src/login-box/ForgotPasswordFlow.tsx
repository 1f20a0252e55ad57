import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { App } from '../app/app';
import { useApp } from '../app/context';
import { FlowContext, ForgotPasswordContext } from './flow-context';
import { createForgotPasswordStore } from './forgot-password-store';
import type { FlowSnapshot, ForgotPasswordState, ForgotPasswordStateOf, ForgotPasswordStep } from './login-state';
import { lazyPiece, type Piece, readyPiece } from './piece';
import { StepView } from './StepView';
import { ForgotPasswordScreen } from './screens/ForgotPasswordScreen';
import { ResetPasswordPageScreen } from './screens/ResetPasswordPageScreen';

type ScreenOf<S extends ForgotPasswordStep> = Piece<{ state: ForgotPasswordStateOf<S> }>;

/** Every step has a screen: leave one out and this object does not compile. Those of the two routes come with the flow. */
const forgotPasswordScreens: { [S in ForgotPasswordStep]: ScreenOf<S> } = {
  forgotPassword: readyPiece(ForgotPasswordScreen),
  forgotPasswordEmailSuccess: lazyPiece(() =>
    import('./screens/ForgotPasswordEmailSuccessScreen').then((module) => module.ForgotPasswordEmailSuccessScreen),
  ),
  resetPasswordPage: readyPiece(ResetPasswordPageScreen),
  resetPasswordLinkInvalid: lazyPiece(() =>
    import('./screens/ResetPasswordLinkInvalidScreen').then((module) => module.ResetPasswordLinkInvalidScreen),
  ),
  resetPasswordSuccess: lazyPiece(() =>
    import('./screens/ResetPasswordSuccessScreen').then((module) => module.ResetPasswordSuccessScreen),
  ),
};

export interface ForgotPasswordFlowProps {
  /** Where the flow starts; absent, the address decides. */
  start: FlowSnapshot<ForgotPasswordState> | undefined;
  /** Told of the address the user gives, for the flows that ask for it too. */
  onEmail: (email: string) => void;
}

/** The forgot-password and reset-password routes: from the lost password to the new one. */
export function ForgotPasswordFlow({ start, onEmail }: ForgotPasswordFlowProps) {
  const app = useApp();
  const [store] = useState(() => createForgotPasswordStore(startingAt(start, app)));
  const state = useStore(store, (forgot) => forgot.state);
  useEffect(() => {
    void store.getState().start();
  }, [store]);
  const email = 'email' in state ? state.email : '';
  useEffect(() => {
    if (email) onEmail(email);
  }, [email, onEmail]);
  return (
    <FlowContext.Provider value={store}>
      <ForgotPasswordContext.Provider value={store}>
        <StepView screens={forgotPasswordScreens} state={state} />
      </ForgotPasswordContext.Provider>
    </FlowContext.Provider>
  );
}

function startingAt(forgotPasswordState: ForgotPasswordFlowProps['start'], app: App): App {
  const { options } = app;
  return { ...app, options: { ...options, authOptions: { ...options.authOptions, forgotPasswordState } } };
}
