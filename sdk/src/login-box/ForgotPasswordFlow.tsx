import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../app/context';
import { FlowContext, ForgotPasswordContext } from './flow-context';
import type { FlowProps } from './flow-pieces';
import { createForgotPasswordStore } from './forgot-password-store';
import type { ForgotPasswordStateOf, ForgotPasswordStep } from './login-state';
import { lazyPiece, type Piece, type PieceContent, readyPiece } from './piece';
import { recovery } from './recovery-steps';
import { StepView } from './StepView';
import { ForgotPasswordScreen } from './screens/ForgotPasswordScreen';
import { ResetPasswordPageScreen } from './screens/ResetPasswordPageScreen';

type ScreenOf<S extends ForgotPasswordStep> = Piece<{ state: ForgotPasswordStateOf<S> }>;

/** Every step has a screen: leave one out and this object does not compile. Those of the two routes come with the flow. */
const forgotPasswordScreens: { [S in ForgotPasswordStep]: ScreenOf<S> } = {
  forgotPassword: readyPiece(ForgotPasswordScreen),
  forgotPasswordEmailSuccess: lazyPiece(() =>
    import('./screens/ForgotPasswordEmailSuccessScreen').then((module) => ({
      component: module.ForgotPasswordEmailSuccessScreen,
    })),
  ),
  resetPasswordPage: readyPiece(ResetPasswordPageScreen),
  resetPasswordLinkInvalid: lazyPiece(() =>
    import('./screens/ResetPasswordLinkInvalidScreen').then((module) => ({
      component: module.ResetPasswordLinkInvalidScreen,
    })),
  ),
  resetPasswordSuccess: lazyPiece(() =>
    import('./screens/ResetPasswordSuccessScreen').then((module) => ({ component: module.ResetPasswordSuccessScreen })),
  ),
};

/** The forgot-password and reset-password routes: from the lost password to the new one. */
function ForgotPasswordFlow({ starts, email: known, onEmail }: FlowProps) {
  const app = useApp();
  const [store] = useState(() => createForgotPasswordStore(app, starts?.forgotPassword, known));
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

/** What the two routes download. */
export const forgotPasswordContent: PieceContent<FlowProps> = {
  component: ForgotPasswordFlow,
  ...recovery,
};
