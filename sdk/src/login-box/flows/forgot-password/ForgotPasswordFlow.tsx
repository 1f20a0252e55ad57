import { useCallback } from 'react';
import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { recovery } from '../../parts/contents/recovery-steps';
import { FlowView } from '../../runtime/FlowView';
import { PageTexts } from '../../runtime/page-texts/PageTexts';
import { pageTextKeys } from '../../runtime/page-texts/page-text-keys';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ForgotPasswordState } from './forgot-password-state';
import { createForgotPasswordStore } from './forgot-password-store';
import { ForgotPasswordEmailSuccessScreen } from './screens/ForgotPasswordEmailSuccessScreen';
import { ForgotPasswordScreen } from './screens/ForgotPasswordScreen';
import { PasswordRecoverySelectorScreen } from './screens/PasswordRecoverySelectorScreen';
import { ResetPasswordLinkInvalidScreen } from './screens/ResetPasswordLinkInvalidScreen';
import { ResetPasswordPageScreen } from './screens/ResetPasswordPageScreen';
import { ResetPasswordSuccessScreen } from './screens/ResetPasswordSuccessScreen';
import { ResetPasswordViaSmsScreen } from './screens/ResetPasswordViaSmsScreen';

/** All screens are in the flow's chunk: together they are smaller than a second download is worth. */
const forgotPasswordScreens: StepScreens<ForgotPasswordState> = {
  forgotPassword: loadedComponent(ForgotPasswordScreen),
  passwordRecoverySelector: loadedComponent(PasswordRecoverySelectorScreen),
  resetPasswordViaSms: loadedComponent(ResetPasswordViaSmsScreen),
  forgotPasswordEmailSuccess: loadedComponent(ForgotPasswordEmailSuccessScreen),
  resetPasswordPage: loadedComponent(ResetPasswordPageScreen),
  resetPasswordLinkInvalid: loadedComponent(ResetPasswordLinkInvalidScreen),
  resetPasswordSuccess: loadedComponent(ResetPasswordSuccessScreen),
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
export const content: LazyContent<FlowProps> = {
  component: ForgotPasswordFlow,
  ...recovery,
};
