'use client'; // Server components may import the SDK: what it exports runs in the browser.

/** `@portico/sdk`: login box, admin portal and session for host applications. */
export type { EntitlementResult } from './access/entitlements';
export { rotationPeriodOf } from './access/password-rotation';
export { type AuthenticationClaims, isSteppedUp, type StepUpOptions } from './access/step-up';
export type { PortalDialog, PortalPage, PortalPlace, PortalState } from './admin-portal/pages/page-list';
export type { ProfileField } from './admin-portal/pages/profile/profile-dialogs';
export type { App } from './app/app';
export type { AppOptions, Preview, RedirectOptions } from './app/app-options';
export { createApp } from './app/create-app';
export type { EntitledToOptions } from './app/entitled';
export { AppHolder, ContextHolder, type HostApp, type HostContext } from './app/host-app';
export type { HostEvents, SignUpCompletePayload, UserVerifiedPayload } from './app/host-events';
export type { LoginWithRedirectOptions } from './app/login-with-redirect-v2';
export { defaultRoutes, defaultRoutes as defaultFronteggRoutes, isAuthRoute } from './app/routes';
export type { SilentLogoutOptions } from './app/silent-logout';
export type { Clock } from './core/clock';
export type { RequestOptions } from './core/create-http-client';
export { ApiError, type ApiErrorDetails, ConfigurationError } from './core/errors';
export type { AuthOptions, AuthRoutes, ContextOptions, KeyValuePair } from './core/host-options';
export { createMemoryStrategy, type MemoryStrategyOptions } from './core/memory-strategy';
export type { Transport } from './core/transport';
export type { HostAddress as Place, UrlStrategy } from './core/url-strategy';
export { LIBRARY_VERSION, PORTAL_ASSET_VERSION } from './core/versions';
export type { CredentialStore } from './core/webauthn/credential-store';
export type {
  AcceptInvitationState,
  AcceptInvitationStateOf,
  AcceptInvitationStep,
} from './login-box/flows/accept-invitation/accept-invitation-state';
export type {
  ActivateAccountState,
  ActivateAccountStateOf,
  ActivateAccountStep,
} from './login-box/flows/activate-account/activate-account-state';
export type { ApprovalFlowState, ApprovalFlowStep } from './login-box/flows/approval-flow/approval-flow-state';
export type { EnrolmentState } from './login-box/flows/enrolment/enrolment-state';
export type { FlowName, FlowStateOf, FlowStates } from './login-box/flows/flow-states';
export type { ForeignFrameState } from './login-box/flows/foreign-frame/foreign-frame-state';
export type {
  ForgotPasswordState,
  ForgotPasswordStateOf,
  ForgotPasswordStep,
} from './login-box/flows/forgot-password/forgot-password-state';
export type {
  HostedLoginState,
  HostedLoginStateOf,
  HostedLoginStep,
} from './login-box/flows/hosted-login/hosted-login-state';
export type { ImpersonateState, ImpersonateStep } from './login-box/flows/impersonate/impersonate-state';
export type { LoginState, LoginStateOf, LoginStep, RecoveryCodeState } from './login-box/flows/login/login-state';
export type {
  MobileAuthenticatorState,
  MobileAuthenticatorStep,
} from './login-box/flows/mobile-authenticator/mobile-authenticator-state';
export type { OpenAppState, OpenAppStep } from './login-box/flows/open-app/open-app-state';
export type {
  ResetPhoneNumberState,
  ResetPhoneNumberStateOf,
  ResetPhoneNumberStep,
} from './login-box/flows/reset-phone-number/reset-phone-number-state';
export type { ChallengeState, SecondFactorMethod } from './login-box/flows/second-factor/challenge-state';
export type { NewAccount } from './login-box/flows/sign-up/sign-up-calls';
export type { SignUpStage, SignUpState, SignUpStateOf, SignUpTerms } from './login-box/flows/sign-up/sign-up-state';
export type { StepUpState, StepUpStep } from './login-box/flows/step-up/step-up-state';
export type { UnlockAccountState, UnlockAccountStep } from './login-box/flows/unlock-account/unlock-account-state';
export type { OfferedProvider } from './login-box/parts/social/social-providers';
export type { FlowError, FlowSnapshot } from './login-box/runtime/flow-snapshot';
export { AuthorizedContent, type AuthorizedContentProps } from './react/AuthorizedContent';
export { AdminPortal } from './react/admin-portal-object';
export { CheckoutDialog } from './react/checkout/checkout-dialog-object';
export type { CheckoutDialogOptions, CheckoutDialogState } from './react/checkout/checkout-dialog-state';
export { type CheckoutDialogControl, useCheckoutDialog } from './react/checkout/use-checkout-dialog';
export { EmbeddedAdminPortal } from './react/EmbeddedAdminPortal';
export {
  useEntitlements,
  useEntitlementsActions,
  useEntitlementsOptions,
  useFeatureEntitlements,
  usePermissionEntitlements,
} from './react/entitlement-hooks';
export { FronteggProvider, type FronteggProviderProps } from './react/FronteggProvider';
export { type AuthActions, useAuthActions } from './react/flows/auth-actions';
export {
  useApprovalFlowActions,
  useApprovalFlowState,
  useImpersonateActions,
  useImpersonateState,
} from './react/flows/decision-hooks';
export type { ActionCallback, HostFlowState, WithCallback } from './react/flows/flow-state';
export {
  useAcceptInvitationActions,
  useAcceptInvitationState,
  useActivateAccountActions,
  useActivateAccountState,
} from './react/flows/joining-hooks';
export type { LoginActions } from './react/flows/login-actions';
export { enrolledMethods, useLoginActions, useLoginState } from './react/flows/login-hooks';
export {
  useForgotPasswordActions,
  useForgotPasswordState,
  useResetPhoneNumberActions,
  useResetPhoneNumberState,
  useUnlockAccountActions,
  useUnlockAccountState,
} from './react/flows/recovery-hooks';
export { useSignUpActions, useSignUpState } from './react/flows/sign-up-hooks';
export type { SocialLoginState } from './react/flows/social-flow';
export { useSocialLoginActions, useSocialLoginState } from './react/flows/social-hooks';
export { useStepUpActions, useStepUpState } from './react/flows/step-up-flow-hooks';
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
export { type InitializedApp, initialize } from './react/initialize';
export { SteppedUpContent, type SteppedUpContentProps } from './react/SteppedUpContent';
export { getMaxAgeFromQueryParam, useIsSteppedUp, useStepUp } from './react/step-up-hooks';
export type { RequestFailure, RequestName, SessionState, User } from './session/session';
