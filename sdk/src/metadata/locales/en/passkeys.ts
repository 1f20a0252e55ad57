/** English texts of the login by passkey: they load with its buttons, if the vendor offers it. */
export const passkeys = {
  signInWithPasskey: 'Sign in with a passkey',
  usePasskeyInstead: 'Use a passkey instead',
  passkeyAsking: 'Follow the instructions in your browser.',
  oneTouchLoginTitle: 'Sign in with this device',
  oneTouchLoginMessage: 'Use your fingerprint, face or screen lock.',
  androidLoginTitle: 'Sign in with your Android device',
  androidLoginMessage: 'Use your fingerprint, face or screen lock.',
  usbLoginTitle: 'Sign in with your security key',
  usbLoginMessage: 'Insert the key and touch it.',
} as const;

/** English texts of the offer to make a passkey after a sign-in. */
export const passkeyPrompt = {
  promptPasskeysTitle: 'Sign in without a password',
  promptPasskeysMessage: 'Next time, use your fingerprint, face or screen lock instead.',
  promptFirstItemTitle: 'Nothing to remember',
  promptFirstItemSubtitle: 'Your device confirms it is you.',
  promptSecondItemTitle: 'Works on all your devices',
  promptSecondItemSubtitle: 'Your password manager keeps it in sync.',
  promptThirdItemTitle: 'Safe from phishing',
  promptThirdItemSubtitle: 'A passkey works only on the real site.',
  usePasskeys: 'Create a passkey',
  continueToApp: 'Not now',
  dontAskMeAgain: 'Do not ask again',
} as const;
