import { type LazyComponent, lazyComponent, loadedComponent } from '../../app/lazy/lazy-component';
import type { BoxPage } from '../../app/routes';
import type { FlowProps } from './flow-props';
import type { FlowName } from './flow-states';
import { lazyForgotPassword } from './forgot-password/lazy-forgot-password';
import { LoginFlow } from './login/LoginFlow';

/** The flow of each route. The `Record` type makes a missing route a compile error. */
export const flowOfPage: Readonly<Record<BoxPage, FlowName>> = {
  login: 'login',
  magicLink: 'login',
  forgotPassword: 'forgotPassword',
  resetPassword: 'forgotPassword',
  unlockAccount: 'unlockAccount',
  activateAccount: 'activateAccount',
  stepUp: 'stepUp',
  callback: 'login',
  hostedLogin: 'hostedLogin',
  resetPhoneNumber: 'resetPhoneNumber',
  acceptInvitation: 'acceptInvitation',
  impersonate: 'impersonate',
  openApp: 'openApp',
  approvalFlow: 'approvalFlow',
  mobileAuthenticator: 'mobileAuthenticator',
  signup: 'signUp',
};

/** The component of each flow. The login flow is in the first chunk; the others are lazy components of their route. */
export const flowRegistry: Readonly<Record<FlowName, LazyComponent<FlowProps>>> = {
  login: loadedComponent(LoginFlow),
  hostedLogin: lazyComponent(() => import('./hosted-login/HostedLoginFlow')),
  forgotPassword: lazyForgotPassword,
  activateAccount: lazyComponent(() => import('./activate-account/ActivateAccountFlow')),
  acceptInvitation: lazyComponent(() => import('./accept-invitation/AcceptInvitationFlow')),
  impersonate: lazyComponent(() => import('./impersonate/ImpersonateFlow')),
  openApp: lazyComponent(() => import('./open-app/OpenAppFlow')),
  approvalFlow: lazyComponent(() => import('./approval-flow/ApprovalFlow')),
  mobileAuthenticator: lazyComponent(() => import('./mobile-authenticator/MobileAuthenticatorFlow')),
  signUp: lazyComponent(() => import('./sign-up/SignUpFlow')),
  stepUp: lazyComponent(() => import('./step-up/StepUpFlow')),
  foreignFrame: lazyComponent(() => import('./foreign-frame/ForeignFrameFlow')),
  unlockAccount: lazyComponent(() => import('./unlock-account/UnlockAccountFlow')),
  resetPhoneNumber: lazyComponent(() => import('./reset-phone-number/ResetPhoneNumberFlow')),
};
