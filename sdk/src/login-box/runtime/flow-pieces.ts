import type { BoxPage } from '../../app/routes';
import { forgotPasswordPiece } from '../flows/forgot-password/forgot-password-piece';
import type { HandOver } from '../flows/login/enter-after-joining';
import { LoginFlow } from '../flows/login/LoginFlow';
import type { FlowName, FlowStates } from './flow-states';
import { lazyPiece, type Piece, readyPiece } from './piece';

/** What the login box tells the flow of the route the host is on. */
export interface FlowProps {
  page: BoxPage;
  /** Where the host says the flows start. */
  starts: FlowStates | undefined;
  /** The address given in another flow: who gave it once need not give it again. */
  email: string;
  /** Told of the address the user gives, for the flows that ask for it too. */
  onEmail: (email: string) => void;
  /** Goes to the login route, which starts where it is told. */
  onHandOver: HandOver;
}

/** The flow of each route. One that is left out does not compile. */
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

/** Every flow; that of the login route is part of the first download, the others come when their route does. */
export const flowPieces: Readonly<Record<FlowName, Piece<FlowProps>>> = {
  login: readyPiece(LoginFlow),
  hostedLogin: lazyPiece(() =>
    import('../flows/hosted-login/HostedLoginFlow').then((module) => module.hostedLoginContent),
  ),
  forgotPassword: forgotPasswordPiece,
  activateAccount: lazyPiece(() =>
    import('../flows/activate-account/ActivateAccountFlow').then((module) => module.activateAccountContent),
  ),
  acceptInvitation: lazyPiece(() =>
    import('../flows/accept-invitation/AcceptInvitationFlow').then((module) => module.acceptInvitationContent),
  ),
  impersonate: lazyPiece(() =>
    import('../flows/impersonate/ImpersonateFlow').then((module) => module.impersonateContent),
  ),
  openApp: lazyPiece(() => import('../flows/open-app/OpenAppFlow').then((module) => module.openAppContent)),
  approvalFlow: lazyPiece(() =>
    import('../flows/approval-flow/ApprovalFlow').then((module) => module.approvalFlowContent),
  ),
  mobileAuthenticator: lazyPiece(() =>
    import('../flows/mobile-authenticator/MobileAuthenticatorFlow').then((module) => module.mobileAuthenticatorContent),
  ),
  signUp: lazyPiece(() => import('../flows/sign-up/SignUpFlow').then((module) => module.signUpContent)),
  stepUp: lazyPiece(() => import('../flows/step-up/StepUpFlow').then((module) => module.stepUpContent)),
  foreignFrame: lazyPiece(() =>
    import('../flows/foreign-frame/ForeignFrameFlow').then((module) => module.foreignFrameContent),
  ),
  unlockAccount: lazyPiece(() =>
    import('../flows/unlock-account/UnlockAccountFlow').then((module) => module.unlockAccountContent),
  ),
  resetPhoneNumber: lazyPiece(() =>
    import('../flows/reset-phone-number/ResetPhoneNumberFlow').then((module) => module.resetPhoneNumberContent),
  ),
};
