/**
 * What the login box shows on the forgot-password and reset-password routes. `email` is whatever says who somebody is: an
 * e-mail address, a user name or a phone number.
 */
export type ForgotPasswordState =
  | { step: 'forgotPassword'; email: string }
  /** The vendor offers a mail and a text message: which of them is to come? */
  | { step: 'passwordRecoverySelector'; email: string }
  | {
      step: 'resetPasswordViaSms';
      email: string;
      /** The handle of the code that was sent. */
      sessionId: string;
      /** There is a selector to go back to. */
      hasOtherWays?: boolean;
    }
  | { step: 'forgotPasswordEmailSuccess'; email: string; hasOtherWays?: boolean }
  /** `email` where a code from the phone has led here in place of a link. */
  | { step: 'resetPasswordPage'; userId: string; token: string; email?: string }
  /** The link is missing a part, expired or used: says so and offers a new one. */
  | { step: 'resetPasswordLinkInvalid'; userId: string }
  | { step: 'resetPasswordSuccess' };

export type ForgotPasswordStep = ForgotPasswordState['step'];
export type ForgotPasswordStateOf<S extends ForgotPasswordStep> = Extract<ForgotPasswordState, { step: S }>;
