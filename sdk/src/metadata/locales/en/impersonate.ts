/** English texts of impersonation. */
export const impersonate = {
  title: 'Sign in as another user',
  message: 'You will see and do everything as this user, for one hour. It is recorded under your own name.',
  replaceMessage: 'This ends the session of {{identifier}} in this browser.',
  continueButton: 'Continue as this user',
  successTitle: 'You are in',
  successMessage: 'Taking you to the application.',
  backButton: 'To the application',
  failedTitle: 'You cannot sign in as this user',
  failedMessage: 'Your role may not allow it, or the user has left the team. Start again from the list of users.',
  expiredTitle: 'This link no longer works',
  expiredMessage: 'It is incomplete, has expired or was already used. Start again from the list of users.',
  impersonationIndicatorText: 'You are acting as {{identifier}}. It is recorded under your own name.',
  stopImpersonatingButton: 'Stop',
} as const;
