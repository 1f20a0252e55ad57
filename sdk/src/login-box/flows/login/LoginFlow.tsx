import { type ComponentType, useCallback } from 'react';
import { type LazyComponent, type LazyContent, lazyComponent, loadedComponent } from '../../../app/lazy/lazy-component';
import { userLoading } from '../../../session/current-session';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import { lazyForgotPassword } from '../forgot-password/lazy-forgot-password';
import type { LoginState, LoginStateOf, LoginStep } from './login-state';
import { createLoginStore } from './login-store';
import { FirstScreen } from './screens/FirstScreen';

type ScreenOf<S extends LoginStep> = LazyComponent<{ state: LoginStateOf<S> }>;

/** Makes lazy components of small screens that share one chunk, its texts and its CSS. */
function stepsOf<Group extends { content: Pick<LazyContent<never>, 'texts' | 'css'> }>(download: () => Promise<Group>) {
  return <S extends LoginStep>(pick: (group: Group) => ComponentType<{ state: LoginStateOf<S> }>): ScreenOf<S> =>
    lazyComponent(async () => {
      const group = await download();
      return { content: { component: pick(group), ...group.content } };
    });
}

const afterPreLoginStep = stepsOf(() => import('./after-pre-login-screens'));
const recoveryStep = stepsOf(() => import('./recovery-screens'));
const callbackStep = stepsOf(() => import('./callback-screens'));
const methodStep = stepsOf(() => import('./passwordless/method-screens'));
const secondFactorStep = stepsOf(() => import('./second-factor-screens'));
const approvalStep = stepsOf(() => import('./approval-screens'));

/** The first screen is in the initial bundle; every other screen is a lazy component. */
const loginScreens: StepScreens<LoginState> = {
  preLogin: loadedComponent(FirstScreen),
  loginWithPassword: afterPreLoginStep((screens) => screens.LoginWithPasswordScreen),
  loginWithOtc: methodStep<'loginWithOtc'>((screens) => screens.OtcScreen),
  loginWithSmsOtc: methodStep<'loginWithSmsOtc'>((screens) => screens.OtcScreen),
  loginWithQuickSmsOtc: methodStep<'loginWithQuickSmsOtc'>((screens) => screens.OtcScreen),
  quickLogin: methodStep((screens) => screens.QuickLoginScreen),
  quickLoginPhone: methodStep((screens) => screens.LazyQuickPhoneScreen),
  registerQuickLogin: methodStep((screens) => screens.RegisterQuickLoginScreen),
  magicLinkPreLoginSuccess: methodStep((screens) => screens.MagicLinkSentScreen),
  magicLinkPostLogin: methodStep((screens) => screens.MagicLinkOpenedScreen),
  magicLinkPostLoginSuccess: methodStep((screens) => screens.MagicLinkSuccessScreen),
  loginWithTwoFactor: secondFactorStep((screens) => screens.LoginWithTwoFactorScreen),
  forceTwoFactor: secondFactorStep((screens) => screens.ForceTwoFactorScreen),
  recoverTwoFactor: afterPreLoginStep((screens) => screens.RecoverTwoFactorScreen),
  redirectToSSO: afterPreLoginStep((screens) => screens.RedirectToSSOScreen),
  callback: callbackStep((screens) => screens.CallbackScreen),
  socialLoginFailed: callbackStep((screens) => screens.SocialLoginFailedScreen),
  loginWithSSOFailed: callbackStep((screens) => screens.LoginWithSSOFailedScreen),
  passwordRotationExpired: recoveryStep((screens) => screens.PasswordRotationExpiredScreen),
  passwordRotationNotification: recoveryStep((screens) => screens.PasswordRotationNotificationScreen),
  promptPasskeys: lazyComponent(() => import('./passkeys/prompt-passkeys')),
  breachedPassword: afterPreLoginStep((screens) => screens.BreachedPasswordScreen),
  breachedPasswordSuccess: recoveryStep((screens) => screens.BreachedPasswordSuccessScreen),
  approvalPending: approvalStep((screens) => screens.ApprovalPendingScreen),
  success: afterPreLoginStep((screens) => screens.SuccessScreen),
};

const prefetch = [lazyForgotPassword, { load: () => userLoading().then(() => ({})) }];

/** Renders the login route and the route of magic links; the flow ends in the application. */
export function LoginFlow({ starts, email, onEmail }: FlowProps) {
  const tellEmail = useCallback((state: LoginState) => onEmail(state.email), [onEmail]);
  return (
    <FlowView
      create={(app) => createLoginStore(app, starts?.login, email)}
      screens={loginScreens}
      prefetch={prefetch}
      onState={tellEmail}
    />
  );
}
