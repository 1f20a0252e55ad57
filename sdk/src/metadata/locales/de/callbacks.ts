/** German texts of callbacks from other sites. */
export const callbacks = {
  callback: {
    title: 'Sie werden angemeldet',
    message: 'Einen Moment, wir prüfen, was der andere Dienst uns geschickt hat.',
  },
  login: {
    failedOicdLoginTitle: 'Die Anmeldung Ihres Unternehmens wurde nicht abgeschlossen',
    failedOicdBackToLogin: 'Zurück zur Anmeldung',
    failedSamlBackToLogin: 'Zurück zur Anmeldung',
    failedSamlDefaultError: 'Die Anmeldung Ihres Unternehmens wurde nicht abgeschlossen. Versuchen Sie es erneut.',
    failedSSOBackToApp: 'Zurück zur Anwendung',
  },
  socialLogins: {
    invalidTitle: 'Sie sind nicht angemeldet',
    otherService: 'dem anderen Dienst',
    failedBackToLogin: 'Zurück zur Anmeldung',
    failedDenied:
      'Die Anmeldung mit {{providerName}} wurde nicht erlaubt. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    failedAtProvider:
      'Bei der Anmeldung mit {{providerName}} ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal oder wählen Sie einen anderen Weg.',
    failedInvalidCallbackUrl:
      'Die Adresse, mit der Sie zurückgekommen sind, ist unvollständig. Beginnen Sie noch einmal.',
    failedUnknown:
      'Diese Antwort wurde nicht in diesem Browser angefordert, oder sie wurde schon verwendet. Beginnen Sie noch einmal.',
  },
} as const;
