import type { PasswordConfig } from '../../../contract';
import type { SocialRedirect } from '../../parts/social/social-redirects';
import type { EnrolmentState } from '../enrolment/enrolment-state';
import type { ChallengeState } from '../second-factor/challenge-state';
import type { KnownUser } from './known-user';

/** What a quick way is used for (contract: sdk-surface, `flow` of the login state). */
export type LoginAction = 'login' | 'registerQuickLogin';

/**
 * What the login box shows on its login route, one member a step. A field exists only in the steps that need it. `email`
 * is what the first screen was given: an e-mail address, a user name or a phone number.
 */
export type LoginState =
  | { step: 'preLogin'; email: string }
  | { step: 'loginWithPassword'; email: string }
  /** A code was mailed. */
  | { step: 'loginWithOtc'; email: string }
  /** A code was sent to a phone; its number as the service shows it, empty when it does not say. */
  | { step: 'loginWithSmsOtc'; email: string; phoneNumber: string }
  /** The device knows somebody who may come in the quick way. */
  | ({ step: 'quickLogin'; email: string } & KnownUser)
  /** Somebody has just signed in, and may set up a quick way for the next time. */
  | ({ step: 'registerQuickLogin'; email: string } & KnownUser)
  /** Whoever sets up the quick way by text message names a phone: there is none, or it shall be another one. */
  | { step: 'quickLoginPhone'; email: string; userId: string; phoneNumber: string }
  /**
   * A code was sent to the phone of somebody the device knows: to sign in, or to set that way up. With a handle it went
   * to a number that becomes theirs by the code.
   */
  | {
      step: 'loginWithQuickSmsOtc';
      email: string;
      userId: string;
      phoneNumber: string;
      flow: LoginAction;
      changePhoneId?: string;
    }
  /** A link to sign in with was mailed. */
  | { step: 'magicLinkPreLoginSuccess'; email: string }
  /** The link was opened, and waits for a press: opening alone must use nothing up. Without a token it is of no use. */
  | { step: 'magicLinkPostLogin'; email: string; token: string }
  | { step: 'magicLinkPostLoginSuccess'; email: string }
  /** The second factor is asked for. */
  | { step: 'loginWithTwoFactor'; email: string; challenge: ChallengeState }
  /** The second factor has to be set up first; what is shown once then goes on to `next`. */
  | { step: 'forceTwoFactor'; email: string; enrolment: EnrolmentState | RecoveryCodeState }
  | { step: 'recoverTwoFactor'; email: string; back: Extract<LoginState, { step: 'loginWithTwoFactor' }> }
  /** The company's own sign-in takes over, on its own after a moment. */
  | { step: 'redirectToSSO'; email: string; address: string }
  /** Back from another site: what it has sent along is being handed to the service. */
  | { step: 'callback'; email: string; from: CallbackKind; answer?: CallbackAnswer }
  /** A provider did not sign somebody in. */
  | { step: 'socialLoginFailed'; email: string; reason: SocialFailure; provider?: string }
  /** The company's own sign-in failed; stays until the user moves on. */
  | { step: 'loginWithSSOFailed'; email: string; from?: Exclude<CallbackKind, 'social'> }
  /** The password is too old: another one is chosen with the token, and signs in. */
  | { step: 'passwordRotationExpired'; email: string; userId: string; token: string; rules: PasswordConfig | null }
  /**
   * Signed in, with a password that expires in so many days: it may be changed at once. `rotation` is the step of the
   * specification's own name.
   */
  | {
      step: 'passwordRotationNotification';
      email: string;
      days: number;
      rules: PasswordConfig | null;
      rotation: 'notification' | 'success';
    }
  /** Signed in: a passkey may be made for the next time. */
  | { step: 'promptPasskeys'; email: string }
  /** The password has leaked somewhere: another one is chosen by mail. */
  | { step: 'breachedPassword'; email: string }
  | { step: 'breachedPasswordSuccess'; email: string }
  /** A team has yet to let somebody in; `checked` after asking once more. */
  | { step: 'approvalPending'; email: string; checked: boolean }
  | { step: 'success'; email: string };

/** A second factor has been set up: the code for the day it is lost, shown this once. */
export interface RecoveryCodeState {
  step: 'recoveryCode';
  recoveryCode: string;
  /** Where the sign-in goes on. */
  next: LoginState;
}

/** Which kind of site somebody comes back from, by the route they come back to. */
export type CallbackKind = 'social' | 'oidc' | 'saml';

/** What another site has sent back, ready to be handed to the service, more than once if need be. */
export type CallbackAnswer =
  | { from: 'social'; visit: SocialRedirect; code?: string; idToken?: string; state: string }
  | { from: 'oidc'; code: string; state: string }
  | { from: 'saml'; RelayState: string; SAMLResponse: string };

/**
 * Why a provider signed nobody in: the user said no there, the provider failed, its answer is incomplete, was not asked
 * for by this browser (or was used before), or the service refused it.
 */
export type SocialFailure = 'denied' | 'failed' | 'incomplete' | 'unknown' | 'refused';

export type LoginStep = LoginState['step'];
export type LoginStateOf<S extends LoginStep> = Extract<LoginState, { step: S }>;
