/** English texts of the redirect to hosted login and of its callback. */
export const hostedLogin = {
  redirectTitle: 'Taking you to sign in',
  redirectMessage: 'You sign in on a secure page and come back here.',
  redirectFailedTitle: 'The sign-in page cannot be opened',
  redirectFailedMessage: 'Signing in needs a secure connection. Open this page at an address that begins with https.',
  callbackTitle: 'Signing you in',
  callbackMessage: 'One moment.',
  failedTitle: 'You are not signed in',
  failedDenied: 'The sign-in was cancelled, or the account is not open to you.',
  failedAtService: 'The sign-in page reported a problem. Try again in a moment.',
  failedIncomplete: 'The address you came back to is incomplete. Start again.',
  failedUnknown: 'This sign-in was not started in this browser, or it was used before. Start again.',
  failedRefused: 'This sign-in took too long, or it was used before. Start again.',
  signInButton: 'Sign in',
  backToAppButton: 'Back to the application',
} as const;
