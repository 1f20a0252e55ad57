/** English texts of adding an account to the authenticator app on the same phone. */
export const mobileAuthenticator = {
  title: 'Add this account to your authenticator app',
  description: 'The app on this phone will then show the codes you sign in with.',
  account: 'Account',
  issuer: 'From',
  openButton: 'Open my authenticator app',
  noAppTitle: 'Nothing happens?',
  noAppMessage:
    'You need an app that makes one-time codes. Search for “authenticator” in your phone’s app store, then come back to this page.',
  byHandMessage: 'Or add the account by hand in the app, with this key:',
  copyKey: 'Copy the key',
  keyCopied: 'Key copied',
  nextMessage: 'Then enter the code from the app where you set up the second step.',
  invalidTitle: 'This page cannot add an account',
  invalidDescription:
    'The link is incomplete or not for an authenticator app. Go back to where you set up the second step and scan the code again.',
} as const;
