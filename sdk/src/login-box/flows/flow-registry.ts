import type { BoxPage } from '../../app/routes';
import { lazyPiece, type Piece, readyPiece } from '../runtime/piece';
import type { FlowProps } from './flow-props';
import type { FlowName } from './flow-states';
import { forgotPasswordPiece } from './forgot-password/forgot-password-piece';
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
export const flowPieces: Readonly<Record<FlowName, Piece<FlowProps>>> = {
  login: readyPiece(LoginFlow),
  hostedLogin: lazyPiece(() => import('./hosted-login/HostedLoginFlow').then((module) => module.hostedLoginContent)),
  forgotPassword: forgotPasswordPiece,
  activateAccount: lazyPiece(() =>
    import('./activate-account/ActivateAccountFlow').then((module) => module.activateAccountContent),
  ),
  acceptInvitation: lazyPiece(() =>
    import('./accept-invitation/AcceptInvitationFlow').then((module) => module.acceptInvitationContent),
  ),
  impersonate: lazyPiece(() => import('./impersonate/ImpersonateFlow').then((module) => module.impersonateContent)),
  openApp: lazyPiece(() => import('./open-app/OpenAppFlow').then((module) => module.openAppContent)),
  approvalFlow: lazyPiece(() => import('./approval-flow/ApprovalFlow').then((module) => module.approvalFlowContent)),
  mobileAuthenticator: lazyPiece(() =>
    import('./mobile-authenticator/MobileAuthenticatorFlow').then((module) => module.mobileAuthenticatorContent),
  ),
  signUp: lazyPiece(() => import('./sign-up/SignUpFlow').then((module) => module.signUpContent)),
  stepUp: lazyPiece(() => import('./step-up/StepUpFlow').then((module) => module.stepUpContent)),
  foreignFrame: lazyPiece(() =>
    import('./foreign-frame/ForeignFrameFlow').then((module) => module.foreignFrameContent),
  ),
  unlockAccount: lazyPiece(() =>
    import('./unlock-account/UnlockAccountFlow').then((module) => module.unlockAccountContent),
  ),
  resetPhoneNumber: lazyPiece(() =>
    import('./reset-phone-number/ResetPhoneNumberFlow').then((module) => module.resetPhoneNumberContent),
  ),
};
