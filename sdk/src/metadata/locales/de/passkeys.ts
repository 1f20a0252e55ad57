/** German texts of the login by passkey. */
export const passkeys = {
  signInWithPasskey: 'Mit einem Passkey anmelden',
  usePasskeyInstead: 'Stattdessen einen Passkey verwenden',
  passkeyAsking: 'Folgen Sie den Hinweisen Ihres Browsers.',
  oneTouchLoginTitle: 'Mit diesem Gerät anmelden',
  oneTouchLoginMessage: 'Verwenden Sie Fingerabdruck, Gesicht oder Bildschirmsperre.',
  androidLoginTitle: 'Mit Ihrem Android-Gerät anmelden',
  androidLoginMessage: 'Verwenden Sie Fingerabdruck, Gesicht oder Bildschirmsperre.',
  usbLoginTitle: 'Mit Ihrem Sicherheitsschlüssel anmelden',
  usbLoginMessage: 'Stecken Sie den Schlüssel ein und berühren Sie ihn.',
} as const;

/** German texts of the offer to make a passkey after a sign-in. */
export const passkeyPrompt = {
  promptPasskeysTitle: 'Ohne Passwort anmelden',
  promptPasskeysMessage: 'Verwenden Sie beim nächsten Mal Fingerabdruck, Gesicht oder Bildschirmsperre.',
  promptFirstItemTitle: 'Nichts zu merken',
  promptFirstItemSubtitle: 'Ihr Gerät bestätigt, dass Sie es sind.',
  promptSecondItemTitle: 'Auf allen Ihren Geräten',
  promptSecondItemSubtitle: 'Ihr Passwort-Manager hält ihn überall bereit.',
  promptThirdItemTitle: 'Sicher vor Phishing',
  promptThirdItemSubtitle: 'Ein Passkey funktioniert nur auf der echten Seite.',
  usePasskeys: 'Passkey erstellen',
  continueToApp: 'Jetzt nicht',
  dontAskMeAgain: 'Nicht mehr fragen',
} as const;
