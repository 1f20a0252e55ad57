/** German texts of unlocking an account. */
export const unlockAccount = {
  prestepTitle: 'Konto entsperren',
  prestepDescription:
    'Das Passwort wurde zu oft falsch eingegeben. Waren Sie das, entsperren Sie Ihr Konto und versuchen Sie es noch einmal.',
  prestepButtonText: 'Mein Konto entsperren',
  successTitle: 'Ihr Konto ist entsperrt',
  successMessage: 'Wir bringen Sie zurück zur Anmeldung.',
  failedTitle: 'Dieser Link funktioniert nicht mehr',
  failedMessage:
    'Er ist unvollständig, abgelaufen oder wurde schon verwendet. Eine Sperre endet nach einer Weile auch von selbst.',
  failedBackToLoginButton: 'Zurück zur Anmeldung',
} as const;
