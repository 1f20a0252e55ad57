import type { Texts } from '../en';

/** German texts of the quick ways to sign in on a device that knows its user. */
export const quickLogin = {
  oneTouchLoginTitle: 'Mit diesem Gerät anmelden',
  oneTouchLoginMessage: 'Verwenden Sie Fingerabdruck, Gesicht oder Bildschirmsperre.',
  oneTouchLoginButton: 'Anmelden',
  touchId: 'Dieses Gerät',
  androidLoginTitle: 'Mit Ihrem Android-Gerät anmelden',
  androidLoginMessage: 'Verwenden Sie Fingerabdruck, Gesicht oder Bildschirmsperre.',
  androidLoginButton: 'Anmelden',
  android: 'Android-Gerät',
  usbLoginTitle: 'Mit Ihrem Sicherheitsschlüssel anmelden',
  usbLoginMessage: 'Stecken Sie den Schlüssel ein und berühren Sie ihn.',
  usbLoginButton: 'Anmelden',
  usb: 'Sicherheitsschlüssel',
  smsLoginTitle: 'Per SMS anmelden',
  smsLoginMessage: 'Wir schicken einen Code an Ihr Telefon.',
  smsLoginButton: 'Code senden',
  sms: 'SMS',
  registerNewQuickLoginTitle: 'Beim nächsten Mal schneller anmelden',
  registerNewQuickLoginSubtitle: 'Wählen Sie einen schnellen Weg für dieses Gerät.',
  skip: 'Vorerst überspringen',
  quickLoginOther: 'Anders anmelden',
} satisfies Partial<Texts['loginBox']['login']>;
