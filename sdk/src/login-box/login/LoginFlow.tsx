import { type ComponentType, useCallback } from 'react';
import { userLoading } from '../../session/create-session';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { forgotPasswordPiece } from '../forgot-password/forgot-password-piece';
import { lazyPiece, type Piece, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import { FirstScreen } from './FirstScreen';
import type { LoginState, LoginStateOf, LoginStep } from './login-state';
import { createLoginStore } from './login-store';

type ScreenOf<S extends LoginStep> = Piece<{ state: LoginStateOf<S> }>;

/** A step after the first: its screen, and what all such screens share. */
function laterStep<S extends LoginStep>(
  download: () => Promise<ComponentType<{ state: LoginStateOf<S> }>>,
): ScreenOf<S> {
  return lazyPiece(async () => {
    const [component, { shared }] = await Promise.all([download(), import('../later-steps')]);
    return { component, ...shared };
  });
}

/** A step around the second factor. */
function secondFactorStep<S extends LoginStep>(
  download: () => Promise<ComponentType<{ state: LoginStateOf<S> }>>,
): ScreenOf<S> {
  return lazyPiece(async () => {
    const [component, { secondFactorSteps }] = await Promise.all([download(), import('../second-factor-steps')]);
    return { component, ...secondFactorSteps };
  });
}

/** A step that leads to a new password, in the words of the flow that does. */
function recoveryStep<S extends LoginStep>(
  download: () => Promise<ComponentType<{ state: LoginStateOf<S> }>>,
): ScreenOf<S> {
  return lazyPiece(async () => {
    const [component, { recovery }] = await Promise.all([download(), import('../recovery-steps')]);
    return { component, ...recovery };
  });
}

/** The end of a visit to another site, in words of its own. */
function callbackStep<S extends LoginStep>(
  download: () => Promise<ComponentType<{ state: LoginStateOf<S> }>>,
): ScreenOf<S> {
  return lazyPiece(async () => {
    const [component, { callback }] = await Promise.all([download(), import('../callback-steps')]);
    return { component, ...callback };
  });
}

/** A step of signing in without a password: its screens come together, being small. */
function wayStep<S extends LoginStep>(
  pick: (ways: typeof import('./ways/ways')) => ComponentType<{ state: LoginStateOf<S> }>,
): ScreenOf<S> {
  return lazyPiece(async () => {
    const [ways, { wayStep }] = await Promise.all([import('./ways/ways'), import('./ways/way-step')]);
    return { component: pick(ways), ...wayStep };
  });
}

/** The first screen is part of the first download. */
const loginScreens: StepScreens<LoginState> = {
  preLogin: readyPiece(FirstScreen),
  loginWithPassword: laterStep(() =>
    import('./LoginWithPasswordScreen').then((module) => module.LoginWithPasswordScreen),
  ),
  loginWithOtc: wayStep<'loginWithOtc'>((ways) => ways.OtcScreen),
  loginWithSmsOtc: wayStep<'loginWithSmsOtc'>((ways) => ways.OtcScreen),
  loginWithQuickSmsOtc: wayStep<'loginWithQuickSmsOtc'>((ways) => ways.OtcScreen),
  quickLogin: wayStep((ways) => ways.QuickLoginScreen),
  quickLoginPhone: wayStep((ways) => ways.QuickPhoneScreen),
  registerQuickLogin: wayStep((ways) => ways.RegisterQuickLoginScreen),
  magicLinkPreLoginSuccess: wayStep((ways) => ways.MagicLinkSentScreen),
  magicLinkPostLogin: wayStep((ways) => ways.MagicLinkOpenedScreen),
  magicLinkPostLoginSuccess: wayStep((ways) => ways.MagicLinkSuccessScreen),
  loginWithTwoFactor: secondFactorStep(() =>
    import('./LoginWithTwoFactorScreen').then((module) => module.LoginWithTwoFactorScreen),
  ),
  forceTwoFactor: secondFactorStep(() =>
    import('./ForceTwoFactorScreen').then((module) => module.ForceTwoFactorScreen),
  ),
  recoverTwoFactor: laterStep(() => import('./RecoverTwoFactorScreen').then((module) => module.RecoverTwoFactorScreen)),
  redirectToSSO: laterStep(() => import('./RedirectToSSOScreen').then((module) => module.RedirectToSSOScreen)),
  callback: callbackStep(() => import('./CallbackScreen').then((module) => module.CallbackScreen)),
  socialLoginFailed: callbackStep(() =>
    import('./SocialLoginFailedScreen').then((module) => module.SocialLoginFailedScreen),
  ),
  loginWithSSOFailed: callbackStep(() =>
    import('./LoginWithSSOFailedScreen').then((module) => module.LoginWithSSOFailedScreen),
  ),
  passwordRotationExpired: recoveryStep(() =>
    import('./PasswordRotationExpiredScreen').then((module) => module.PasswordRotationExpiredScreen),
  ),
  passwordRotationNotification: recoveryStep(() =>
    import('./rotation/PasswordRotationNotificationScreen').then((module) => module.PasswordRotationNotificationScreen),
  ),
  promptPasskeys: lazyPiece(() => import('./passkeys/prompt-passkeys').then((module) => module.promptPasskeysContent)),
  breachedPassword: laterStep(() => import('./BreachedPasswordScreen').then((module) => module.BreachedPasswordScreen)),
  breachedPasswordSuccess: recoveryStep(() =>
    import('./BreachedPasswordSuccessScreen').then((module) => module.BreachedPasswordSuccessScreen),
  ),
  approvalPending: lazyPiece(async () => {
    const [component, { approval }] = await Promise.all([
      import('./ApprovalPendingScreen').then((module) => module.ApprovalPendingScreen),
      import('../approval-steps'),
    ]);
    return { component, ...approval };
  }),
  success: laterStep(() => import('./SuccessScreen').then((module) => module.SuccessScreen)),
};

const prefetch = [forgotPasswordPiece, { load: () => userLoading().then(() => ({})) }];

/** The login route, and that of links to sign in with: to the application. */
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
