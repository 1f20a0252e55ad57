/** English texts of unlocking an account. */
export const unlockAccount = {
  prestepTitle: 'Unlock your account',
  prestepDescription: 'A wrong password was entered too often. If that was you, unlock your account and try again.',
  prestepButtonText: 'Unlock my account',
  successTitle: 'Your account is unlocked',
  successMessage: 'Taking you back to sign in.',
  failedTitle: 'This link no longer works',
  failedMessage: 'It is incomplete, has expired or was already used. A lockout also ends by itself after a while.',
  failedBackToLoginButton: 'Back to sign in',
} as const;
