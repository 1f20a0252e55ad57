/** English texts of opening the mobile app from the phone's browser. */
export const openApp = {
  title: 'Opening the app',
  description: 'If nothing happens, use the button below.',
  buttonText: 'Open the app',
  unansweredTitle: 'The app did not open',
  unansweredDescription: 'Make sure it is installed on this device, then try again.',
  refusedTitle: 'We cannot open this address',
  refusedDescription: 'The link is incomplete, or leads somewhere we do not trust. Open the app yourself to continue.',
  backToLogin: 'Back to sign in',
} as const;
