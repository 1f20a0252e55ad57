/** German texts around signing in by passkey that the main file does not have. */
export const passkeys = {
  currentPasswordWrong: 'Ihr aktuelles Passwort stimmt nicht. Prüfen Sie es und versuchen Sie es erneut.',
  passkeyAsking: 'Folgen Sie den Hinweisen Ihres Browsers.',
  promptPasskeysMessage: 'Verwenden Sie beim nächsten Mal Fingerabdruck, Gesicht oder Bildschirmsperre.',
} as const;
