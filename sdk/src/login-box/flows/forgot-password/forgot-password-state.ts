/**
 * Steps of the forgot-password and reset-password routes. `email` is the identifier of the user: an e-mail address, a
 * user name or a phone number.
 */
export type ForgotPasswordState =
  | { step: 'forgotPassword'; email: string }
  /** The vendor offers e-mail and text message: the user chooses one. */
  | { step: 'passwordRecoverySelector'; email: string }
  | {
      step: 'resetPasswordViaSms';
      email: string;
      /** Identifies the code that was sent. */
      sessionId: string;
      /** Whether the user can go back to the selector. */
      hasOtherMethods?: boolean;
    }
  | { step: 'forgotPasswordEmailSuccess'; email: string; hasOtherMethods?: boolean }
  /** `email` is set if a code from the phone led here, not a link. */
  | { step: 'resetPasswordPage'; userId: string; token: string; email?: string }
  /** The link is incomplete, expired or used: the screen offers a new one. */
  | { step: 'resetPasswordLinkInvalid'; userId: string }
  | { step: 'resetPasswordSuccess'; userId?: string };

/** Name of a step of the password reset flow. */
export type ForgotPasswordStep = ForgotPasswordState['step'];
/** State of the password reset flow at one step. */
export type ForgotPasswordStateOf<S extends ForgotPasswordStep> = Extract<ForgotPasswordState, { step: S }>;
