import type { FlowSnapshot } from '../runtime/flow-snapshot';
import type { AcceptInvitationState } from './accept-invitation/accept-invitation-state';
import type { ActivateAccountState } from './activate-account/activate-account-state';
import type { ApprovalFlowState } from './approval-flow/approval-flow-state';
import type { ForeignFrameState } from './foreign-frame/foreign-frame-state';
import type { ForgotPasswordState } from './forgot-password/forgot-password-state';
import type { HostedLoginState } from './hosted-login/hosted-login-state';
import type { ImpersonateState } from './impersonate/impersonate-state';
import type { LoginState } from './login/login-state';
import type { MobileAuthenticatorState } from './mobile-authenticator/mobile-authenticator-state';
import type { OpenAppState } from './open-app/open-app-state';
import type { ResetPhoneNumberState } from './reset-phone-number/reset-phone-number-state';
import type { SignUpState } from './sign-up/sign-up-state';
import type { StepUpState } from './step-up/step-up-state';
import type { UnlockAccountState } from './unlock-account/unlock-account-state';

/** Maps each flow of the login box to the type of its state. */
export interface FlowStateOf {
  login: LoginState;
  hostedLogin: HostedLoginState;
  forgotPassword: ForgotPasswordState;
  unlockAccount: UnlockAccountState;
  activateAccount: ActivateAccountState;
  resetPhoneNumber: ResetPhoneNumberState;
  acceptInvitation: AcceptInvitationState;
  impersonate: ImpersonateState;
  openApp: OpenAppState;
  approvalFlow: ApprovalFlowState;
  mobileAuthenticator: MobileAuthenticatorState;
  signUp: SignUpState;
  stepUp: StepUpState;
  foreignFrame: ForeignFrameState;
}

/** Name of a flow of the login box. */
export type FlowName = keyof FlowStateOf;

/** Initial states of flows, for previews and tests; default: the first step of each flow. */
export type FlowStates = { readonly [F in FlowName]?: FlowSnapshot<FlowStateOf[F]> };
