import type { PasswordConfig } from '../../../contract';
import type { SocialRedirect } from '../../parts/social/social-redirects';
import type { EnrolmentState } from '../enrolment/enrolment-state';
import type { ChallengeState } from '../second-factor/challenge-state';
import type { KnownUser } from './known-user';

/** What a quick login method is used for (contract: sdk-surface, `flow` of the login state). */
export type LoginAction = 'login' | 'registerQuickLogin';

/**
 * The state of the login flow, one member per step. A field exists only in the steps that need it. `email` is what the
 * user typed on the first screen: an e-mail address, a user name or a phone number.
 */
export type LoginState =
  | { step: 'preLogin'; email: string }
  | { step: 'loginWithPassword'; email: string }
  /** A code was mailed. */
  | { step: 'loginWithOtc'; email: string }
  /** A code was sent to a phone; `phoneNumber` is as the service masks it, empty if the service does not return it. */
  | { step: 'loginWithSmsOtc'; email: string; phoneNumber: string }
  /** The device knows a user who can use a quick login method. */
  | ({ step: 'quickLogin'; email: string } & KnownUser)
  /** The user has just signed in, and can set up a quick login method for the next time. */
  | ({ step: 'registerQuickLogin'; email: string } & KnownUser)
  /** A user who sets up quick login by text message types a phone number: none is stored, or the user wants another. */
  | { step: 'quickLoginPhone'; email: string; userId: string; phoneNumber: string }
  /**
   * A code was sent to the phone of the known user: to sign in, or to set up this login method. With `changePhoneId`
   * the code went to a new number, which the code confirms.
   */
  | {
      step: 'loginWithQuickSmsOtc';
      email: string;
      userId: string;
      phoneNumber: string;
      flow: LoginAction;
      changePhoneId?: string;
    }
  /** A magic link was mailed. */
  | { step: 'magicLinkPreLoginSuccess'; email: string }
  /** The link was opened and waits for a press, because opening must not use it up. Without a token it is invalid. */
  | { step: 'magicLinkPostLogin'; email: string; token: string }
  | { step: 'magicLinkPostLoginSuccess'; email: string }
  /** The second factor is challenged. */
  | { step: 'loginWithTwoFactor'; email: string; challenge: ChallengeState }
  /** The second factor has to be set up first; the recovery code, shown once, then continues at its `next`. */
  | { step: 'forceTwoFactor'; email: string; enrolment: EnrolmentState | RecoveryCodeState }
  | { step: 'recoverTwoFactor'; email: string; back: Extract<LoginState, { step: 'loginWithTwoFactor' }> }
  /** The page redirects to the company's own sign-in after a short delay. */
  | { step: 'redirectToSSO'; email: string; address: string }
  /** Callback: the other site's answer is being sent to the service. */
  | { step: 'callback'; email: string; from: CallbackKind; answer?: CallbackAnswer }
  /** The sign-in with a provider failed. */
  | { step: 'socialLoginFailed'; email: string; reason: SocialFailure; provider?: string }
  /** The company's own sign-in failed; stays until the user moves on. */
  | { step: 'loginWithSSOFailed'; email: string; from?: Exclude<CallbackKind, 'social'> }
  /** The password has expired: the user chooses a new one with the token, and signs in with it. */
  | { step: 'passwordRotationExpired'; email: string; userId: string; token: string; rules: PasswordConfig | null }
  /**
   * Signed in, with a password that expires in `days` days and can be changed at once. `rotation` is the sub-step,
   * named as in the specification.
   */
  | {
      step: 'passwordRotationNotification';
      email: string;
      days: number;
      rules: PasswordConfig | null;
      rotation: 'notification' | 'success';
    }
  /** Signed in: the user can create a passkey for the next time. */
  | { step: 'promptPasskeys'; email: string }
  /** The password has leaked: the user replaces it by mail. */
  | { step: 'breachedPassword'; email: string }
  | { step: 'breachedPasswordSuccess'; email: string }
  /** The sign-in waits for the team's approval; `checked` once the user has checked again. */
  | { step: 'approvalPending'; email: string; checked: boolean }
  | { step: 'success'; email: string };

/** A second factor was set up: shows the recovery code, this once, for a user who loses the factor. */
export interface RecoveryCodeState {
  step: 'recoveryCode';
  recoveryCode: string;
  /** The step at which the sign-in continues. */
  next: LoginState;
}

/** The kind of site that sent the callback, by the route of the callback. */
export type CallbackKind = 'social' | 'oidc' | 'saml';

/** The parameters of a callback, cached so that they can be sent to the service again on a retry. */
export type CallbackAnswer =
  | { from: 'social'; redirect: SocialRedirect; code?: string; idToken?: string; state: string }
  | { from: 'oidc'; code: string; state: string }
  | { from: 'saml'; RelayState: string; SAMLResponse: string };

/**
 * Why the sign-in with a provider failed: the user declined there, the provider failed, its answer is incomplete, this
 * browser did not request it (or has used it before), or the service refused it.
 */
export type SocialFailure = 'denied' | 'failed' | 'incomplete' | 'unknown' | 'refused';

/** Name of a step of the login flow. */
export type LoginStep = LoginState['step'];
/** State of the login flow at one step. */
export type LoginStateOf<S extends LoginStep> = Extract<LoginState, { step: S }>;
