/** `@portico/sdk`: login box, admin portal and session for host applications. */
export type { EntitlementResult } from './access/entitlements';
export { type AuthenticationClaims, isSteppedUp, type StepUpOptions } from './access/step-up';
export type { PortalDialog, PortalPage, PortalState, ProfileField } from './admin-portal/portal-state';
export { portalPages } from './admin-portal/portal-state';
export type { App } from './app/app';
export type { AppOptions, AuthOptions, AuthRoutes, ContextOptions, KeyValuePair } from './app/app-options';
export { createApp } from './app/create-app';
export type { EntitledToOptions } from './app/entitled';
export { AppHolder, ContextHolder, type HostApp, type HostContext } from './app/host-app';
export type { HostEvents, SignUpCompletePayload, UserVerifiedPayload } from './app/host-events';
export type { LoginWithRedirectOptions } from './app/login-with-redirect-v2';
export type { RedirectOptions } from './app/navigation';
export { defaultRoutes } from './app/routes';
export type { SilentLogoutOptions } from './app/silent-logout';
export type { Clock } from './core/clock';
export type { RequestOptions } from './core/create-http-client';
export { ApiError, type ApiErrorDetails, ConfigurationError } from './core/errors';
export { createMemoryStrategy, type MemoryStrategyOptions } from './core/memory-strategy';
export type { Preview } from './core/preview';
export type { Transport } from './core/transport';
export type { Place, UrlStrategy } from './core/url-strategy';
export type { CredentialStore } from './core/webauthn/credential-store';
export type {
  AcceptInvitationState,
  AcceptInvitationStateOf,
  AcceptInvitationStep,
} from './login-box/accept-invitation/accept-invitation-state';
export type {
  ActivateAccountState,
  ActivateAccountStateOf,
  ActivateAccountStep,
} from './login-box/activate-account/activate-account-state';
export type { ApprovalFlowState, ApprovalFlowStep } from './login-box/approval-flow/approval-flow-state';
export type { EnrolmentState } from './login-box/enrolment/enrolment-state';
export type { FlowError, FlowSnapshot } from './login-box/flow-snapshot';
export type { FlowName, FlowStateOf, FlowStates } from './login-box/flow-states';
export type {
  ForgotPasswordState,
  ForgotPasswordStateOf,
  ForgotPasswordStep,
} from './login-box/forgot-password/forgot-password-state';
export type {
  HostedLoginState,
  HostedLoginStateOf,
  HostedLoginStep,
} from './login-box/hosted-login/hosted-login-state';
export type { ImpersonateState, ImpersonateStep } from './login-box/impersonate/impersonate-state';
export type { LoginState, LoginStateOf, LoginStep, RecoveryCodeState } from './login-box/login/login-state';
export type {
  MobileAuthenticatorState,
  MobileAuthenticatorStep,
} from './login-box/mobile-authenticator/mobile-authenticator-state';
export type { OpenAppState, OpenAppStep } from './login-box/open-app/open-app-state';
export type {
  ResetPhoneNumberState,
  ResetPhoneNumberStateOf,
  ResetPhoneNumberStep,
} from './login-box/reset-phone-number/reset-phone-number-state';
export type { ChallengeState } from './login-box/second-factor/challenge-state';
export type { SignUpStage, SignUpState, SignUpStateOf, SignUpTerms } from './login-box/sign-up/sign-up-state';
export type { StepUpState, StepUpStep } from './login-box/step-up/step-up-state';
export type { UnlockAccountState, UnlockAccountStep } from './login-box/unlock-account/unlock-account-state';
export { AuthorizedContent, type AuthorizedContentProps } from './react/AuthorizedContent';
export { AdminPortal } from './react/admin-portal-object';
export { EmbeddedAdminPortal } from './react/EmbeddedAdminPortal';
export {
  useEntitlements,
  useEntitlementsActions,
  useEntitlementsOptions,
  useFeatureEntitlements,
  usePermissionEntitlements,
} from './react/entitlement-hooks';
export { FronteggProvider, type FronteggProviderProps } from './react/FronteggProvider';
export {
  type AuthState,
  useAuth,
  useAuth as useAuthState,
  useAuthRoutes,
  useAuthUser,
  useAuthUserOrNull,
  useFeatureFlags,
  useFeatureFlagsChecker,
  useIsAuthenticated,
  useLoginWithRedirect,
  useLoginWithRedirectV2,
  useLogout,
  useOnRedirectTo,
  useSubscribeToLocationChanges,
  useSwitchTenant,
  useTenantsState,
} from './react/hooks';
export { SteppedUpContent, type SteppedUpContentProps } from './react/SteppedUpContent';
export { getMaxAgeFromQueryParam, useIsSteppedUp, useStepUp } from './react/step-up-hooks';
export type { RequestFailure, RequestName, SessionState, User } from './session/session';
