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
  hostedLogin: lazyComponent(() =>
    import('./hosted-login/HostedLoginFlow').then((module) => module.hostedLoginContent),
  ),
  forgotPassword: lazyForgotPassword,
  activateAccount: lazyComponent(() =>
    import('./activate-account/ActivateAccountFlow').then((module) => module.activateAccountContent),
  ),
  acceptInvitation: lazyComponent(() =>
    import('./accept-invitation/AcceptInvitationFlow').then((module) => module.acceptInvitationContent),
  ),
  impersonate: lazyComponent(() => import('./impersonate/ImpersonateFlow').then((module) => module.impersonateContent)),
  openApp: lazyComponent(() => import('./open-app/OpenAppFlow').then((module) => module.openAppContent)),
  approvalFlow: lazyComponent(() =>
    import('./approval-flow/ApprovalFlow').then((module) => module.approvalFlowContent),
  ),
  mobileAuthenticator: lazyComponent(() =>
    import('./mobile-authenticator/MobileAuthenticatorFlow').then((module) => module.mobileAuthenticatorContent),
  ),
  signUp: lazyComponent(() => import('./sign-up/SignUpFlow').then((module) => module.signUpContent)),
  stepUp: lazyComponent(() => import('./step-up/StepUpFlow').then((module) => module.stepUpContent)),
  foreignFrame: lazyComponent(() =>
    import('./foreign-frame/ForeignFrameFlow').then((module) => module.foreignFrameContent),
  ),
  unlockAccount: lazyComponent(() =>
    import('./unlock-account/UnlockAccountFlow').then((module) => module.unlockAccountContent),
  ),
  resetPhoneNumber: lazyComponent(() =>
    import('./reset-phone-number/ResetPhoneNumberFlow').then((module) => module.resetPhoneNumberContent),
  ),
};
