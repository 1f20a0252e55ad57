/** English texts of the way out of a lockout. */
export const unlockAccount = {
  prestepTitle: 'Unlock your account',
  prestepDescription: 'A wrong password was typed too often. If that was you, unlock your account to try again.',
  prestepButtonText: 'Unlock my account',
  successTitle: 'Your account is unlocked',
  successMessage: 'We are taking you back to signing in.',
  failedTitle: 'This link no longer works',
  failedMessage: 'It is incomplete, has expired or was used already. A lockout also ends by itself after a while.',
  failedBackToLoginButton: 'Back to sign in',
} as const;
