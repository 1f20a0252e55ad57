/** German texts of social login, and of its callbacks. */
export const socialLogins = {
  loginButtonText: 'Mit {{providerName}} anmelden',
  signupButtonText: 'Mit {{providerName}} registrieren',
  activationButtonText: 'Mit {{providerName}} aktivieren',
  lastUsed: 'Zuletzt benutzt',
  more: 'Weitere',
  google: 'Google',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
  github: 'GitHub',
  slack: 'Slack',
  apple: 'Apple',
  linkedin: 'LinkedIn',
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
};

export const callback = {
  title: 'Sie werden angemeldet',
  message: 'Einen Moment, wir prüfen, was der andere Dienst uns geschickt hat.',
};
