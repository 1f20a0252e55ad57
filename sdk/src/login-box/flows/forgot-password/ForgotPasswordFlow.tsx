import { useCallback } from 'react';
import { type LazyContent, lazyComponent, loadedComponent } from '../../../app/lazy/lazy-component';
import { FlowView } from '../../runtime/FlowView';
import { PageTexts } from '../../runtime/page-texts/PageTexts';
import { pageTextKeys } from '../../runtime/page-texts/page-text-keys';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ForgotPasswordState } from './forgot-password-state';
import { createForgotPasswordStore } from './forgot-password-store';
import { recovery } from './recovery-steps';
import { ForgotPasswordScreen } from './screens/ForgotPasswordScreen';
import { ResetPasswordPageScreen } from './screens/ResetPasswordPageScreen';

/** The first screen of each of the two routes is in the flow's chunk; the other screens are lazy components. */
const forgotPasswordScreens: StepScreens<ForgotPasswordState> = {
  forgotPassword: loadedComponent(ForgotPasswordScreen),
  passwordRecoverySelector: lazyComponent(() =>
    import('./screens/PasswordRecoverySelectorScreen').then((module) => ({
      component: module.PasswordRecoverySelectorScreen,
    })),
  ),
  resetPasswordViaSms: lazyComponent(() =>
    import('./screens/ResetPasswordViaSmsScreen').then((module) => ({ component: module.ResetPasswordViaSmsScreen })),
  ),
  forgotPasswordEmailSuccess: lazyComponent(() =>
    import('./screens/ForgotPasswordEmailSuccessScreen').then((module) => ({
      component: module.ForgotPasswordEmailSuccessScreen,
    })),
  ),
  resetPasswordPage: loadedComponent(ResetPasswordPageScreen),
  resetPasswordLinkInvalid: lazyComponent(() =>
    import('./screens/ResetPasswordLinkInvalidScreen').then((module) => ({
      component: module.ResetPasswordLinkInvalidScreen,
    })),
  ),
  resetPasswordSuccess: lazyComponent(() =>
    import('./screens/ResetPasswordSuccessScreen').then((module) => ({ component: module.ResetPasswordSuccessScreen })),
  ),
};

/** The flow of the forgot-password and reset-password routes. */
function ForgotPasswordFlow({ starts, email, onEmail }: FlowProps) {
  const tellEmail = useCallback(
    (state: ForgotPasswordState) => {
      if ('email' in state && state.email) onEmail(state.email);
    },
    [onEmail],
  );
  return (
    <PageTexts keys={pageTextKeys.forgotPassword}>
      <FlowView
        create={(app) => createForgotPasswordStore(app, starts?.forgotPassword, email)}
        screens={forgotPasswordScreens}
        onState={tellEmail}
      />
    </PageTexts>
  );
}

/** The chunk of the two routes: component, texts and CSS. */
export const forgotPasswordContent: LazyContent<FlowProps> = {
  component: ForgotPasswordFlow,
  ...recovery,
};
