/** English texts of the way from a mailed link to the first session. */
export const activateAccount = {
  title: 'Activate your account',
  passwordMessage: 'Choose a password you do not use anywhere else.',
  prestepDescription: 'One step is left: say that you want this account.',
  activateAccountOTCTitle: 'Confirm your email address',
  activateAccountOTCMessage: 'Enter the 6-digit code from the mail we sent you.',
  activateButton: 'Activate my account',
  successTitle: 'Your account is active',
  successMessage: 'We are taking you to your application.',
  linkExpiredTitle: 'This link no longer works',
  linkExpiredMessage:
    'It is incomplete, has expired or was used already. Enter your email address and we will send you another one.',
  resendButton: 'Send another link',
  mailSentTitle: 'Check your inbox',
  mailSentMessage: 'If an account for {{identifier}} waits to be activated, another link is on its way.',
} as const;
