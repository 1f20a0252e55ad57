import type { AcceptInvitationState } from '../flows/accept-invitation/accept-invitation-state';
import type { ActivateAccountState } from '../flows/activate-account/activate-account-state';
import type { ApprovalFlowState } from '../flows/approval-flow/approval-flow-state';
import type { ForeignFrameState } from '../flows/foreign-frame/foreign-frame-state';
import type { ForgotPasswordState } from '../flows/forgot-password/forgot-password-state';
import type { HostedLoginState } from '../flows/hosted-login/hosted-login-state';
import type { ImpersonateState } from '../flows/impersonate/impersonate-state';
import type { LoginState } from '../flows/login/login-state';
import type { MobileAuthenticatorState } from '../flows/mobile-authenticator/mobile-authenticator-state';
import type { OpenAppState } from '../flows/open-app/open-app-state';
import type { ResetPhoneNumberState } from '../flows/reset-phone-number/reset-phone-number-state';
import type { SignUpState } from '../flows/sign-up/sign-up-state';
import type { StepUpState } from '../flows/step-up/step-up-state';
import type { UnlockAccountState } from '../flows/unlock-account/unlock-account-state';
import type { FlowSnapshot } from './flow-snapshot';

/** Every flow of the login box with what it shows, a member a flow. */
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

export type FlowName = keyof FlowStateOf;

/** Where flows start in place of their beginning; for previews and tests. */
export type FlowStates = { readonly [F in FlowName]?: FlowSnapshot<FlowStateOf[F]> };
