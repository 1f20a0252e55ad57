/** German texts for requests that fail without a code of the service. */
export const portalFailures = {
  noAnswer: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  tooManyRequests: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  requestTooLarge: 'Das ist zu viel auf einmal. Kürzen Sie Ihre Eingabe und versuchen Sie es noch einmal.',
  changedMeanwhile:
    'Jemand anderes hat dies geändert. Sie sehen jetzt den aktuellen Stand: Prüfen Sie ihn und versuchen Sie es noch einmal.',
  stepUpRequired: 'Dafür ist Ihr zweiter Schritt nötig. Versuchen Sie es erneut, und bestätigen Sie ihn.',
} as const;
