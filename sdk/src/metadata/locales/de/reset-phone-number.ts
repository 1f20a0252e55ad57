/** German texts of replacing the phone number, for users who have lost their phone. */
export const resetPhoneNumber = {
  emailInputLabel: 'E-Mail-Adresse',
  emailInputPlaceholder: 'name@firma.de',
  emailMustBeValid: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
  emailIsRequired: 'Geben Sie Ihre E-Mail-Adresse ein.',
  continue: 'Weiter',
  resetPhoneNumberTitle: 'Telefonnummer ändern',
  resetPhoneNumberMessage:
    'Telefon oder Nummer verloren? Geben Sie Ihre E-Mail-Adresse ein, dann senden wir Ihnen einen Code.',
  resetPhoneOtcTitle: 'Schauen Sie in Ihr Postfach',
  resetPhoneOtcMessage:
    'Wenn es ein Konto mit dieser Adresse gibt, ist ein Code dorthin unterwegs. Geben Sie ihn hier ein.',
  changePhoneNumberTitle: 'Neue Telefonnummer eingeben',
  changePhoneNumberMessage: 'Wir senden einen Code dorthin, mit dem Sie sich anmelden. Die alte Nummer wird ersetzt.',
  phoneInputLabel: 'Telefonnummer',
  phoneInputPlaceholder: 'Neue Nummer',
  phoneIsRequired: 'Geben Sie Ihre neue Telefonnummer ein.',
  phoneIsInvalid: 'Diese Telefonnummer ist nicht vollständig.',
  phoneIsTaken: 'Diese Nummer gehört zu einem anderen Konto. Geben Sie eine andere ein.',
  tooManyCodes: 'Zu viele falsche Codes. Beginnen Sie noch einmal.',
  attemptEnded: 'Das hat zu lange gedauert oder wurde schon abgeschlossen. Beginnen Sie noch einmal.',
  backToLogin: 'Zurück zur Anmeldung',
} as const;
