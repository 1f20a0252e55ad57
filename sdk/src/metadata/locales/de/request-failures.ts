/** German texts of failures that any step can have. */
export const requestFailures = {
  noAnswer: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  pageIncomplete:
    'Ein Teil dieser Seite ist nicht angekommen. Prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
  tooManyRequests: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  requestTooLarge: 'Das ist zu viel auf einmal. Kürzen Sie Ihre Eingabe und versuchen Sie es noch einmal.',
  captchaBlocked:
    'Wir konnten nicht prüfen, ob Sie ein Mensch sind: Etwas blockiert die Prüfung. Lassen Sie sie in Ihrem Inhaltsblocker zu oder nehmen Sie ein anderes Netz, und versuchen Sie es noch einmal.',
} as const;
