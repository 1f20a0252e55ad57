/** German texts of the redirect to hosted login and of its callback. */
export const hostedLogin = {
  redirectTitle: 'Wir bringen Sie zur Anmeldung',
  redirectMessage: 'Sie melden sich auf einer eigenen, sicheren Seite an und kommen hierher zurück.',
  redirectFailedTitle: 'Die Anmeldeseite lässt sich nicht öffnen',
  redirectFailedMessage:
    'Für die Anmeldung ist eine sichere Verbindung nötig. Öffnen Sie diese Seite über eine Adresse, die mit https beginnt.',
  callbackTitle: 'Sie werden angemeldet',
  callbackMessage: 'Einen Moment.',
  failedTitle: 'Sie sind nicht angemeldet',
  failedDenied: 'Die Anmeldung wurde abgebrochen, oder das Konto ist für Sie nicht zugänglich.',
  failedAtService: 'Die Anmeldeseite hat ein Problem gemeldet. Versuchen Sie es gleich noch einmal.',
  failedIncomplete: 'Die Adresse, mit der Sie zurückgekommen sind, ist unvollständig. Beginnen Sie noch einmal.',
  failedUnknown:
    'Diese Antwort wurde nicht in diesem Browser angefordert, oder sie wurde schon verwendet. Beginnen Sie noch einmal.',
  failedRefused: 'Diese Anmeldung hat zu lange gedauert, oder sie wurde schon verwendet. Beginnen Sie noch einmal.',
  signInButton: 'Anmelden',
  backToAppButton: 'Zurück zur Anwendung',
} as const;
