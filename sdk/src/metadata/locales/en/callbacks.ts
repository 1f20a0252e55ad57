/** English texts of callbacks from other sites. */
export const callbacks = {
  callback: {
    title: 'Signing you in',
    message: 'One moment, we are checking what the other service sent us.',
  },
  login: {
    failedOicdLoginTitle: 'Your company did not sign you in',
    failedOicdBackToLogin: 'Back to sign in',
    failedSamlBackToLogin: 'Back to sign in',
    failedSamlDefaultError: 'Your company sign-in did not complete. Try again.',
    failedSSOBackToApp: 'Back to the application',
  },
  socialLogins: {
    invalidTitle: 'You are not signed in',
    otherService: 'the other service',
    failedBackToLogin: 'Back to sign in',
    failedDenied: 'You did not allow {{providerName}} to sign you in. Try again, or choose another way.',
    failedAtProvider: 'Something went wrong at {{providerName}}. Try again in a moment, or choose another way.',
    failedInvalidCallbackUrl: 'The address you came back to is incomplete. Start again.',
    failedUnknown: 'This sign-in was not started in this browser, or it was used before. Start again.',
  },
} as const;
