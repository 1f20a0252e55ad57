/** What the login box shows on the forgot-password and reset-password routes. */
export type ForgotPasswordState =
  | { step: 'forgotPassword'; email: string }
  | { step: 'forgotPasswordEmailSuccess'; email: string }
  | { step: 'resetPasswordPage'; userId: string; token: string }
  /** The link is missing a part, expired or used: says so and offers a new one. */
  | { step: 'resetPasswordLinkInvalid'; userId: string }
  | { step: 'resetPasswordSuccess' };

export type ForgotPasswordStep = ForgotPasswordState['step'];
export type ForgotPasswordStateOf<S extends ForgotPasswordStep> = Extract<ForgotPasswordState, { step: S }>;
