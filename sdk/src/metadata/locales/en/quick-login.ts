/** English texts of the quick ways to sign in on a device that knows its user. */
export const quickLogin = {
  oneTouchLoginButton: 'Sign in',
  touchId: 'This device',
  androidLoginButton: 'Sign in',
  android: 'Android device',
  usbLoginButton: 'Sign in',
  usb: 'Security key',
  smsLoginTitle: 'Sign in by text message',
  smsLoginMessage: 'We send a code to your phone.',
  smsLoginButton: 'Send the code',
  sms: 'Text message',
  registerNewQuickLoginTitle: 'Sign in faster next time',
  registerNewQuickLoginSubtitle: 'Choose a quick way for this device.',
  skip: 'Skip for now',
  quickLoginOther: 'Sign in another way',
} as const;
