/** German texts of failures before the redirect to another site. */
export const leaveFailures = {
  storageBlocked:
    'Ihr Browser speichert nichts für diese Seite, Sie kämen also nicht angemeldet zurück. Erlauben Sie in den Einstellungen Ihres Browsers Cookies und Websitedaten für diese Seite und laden Sie sie dann neu.',
  cannotLeave:
    'Dieser Weg lässt sich von hier aus nicht öffnen. Öffnen Sie diese Seite mit einer Adresse, die mit https beginnt, oder wählen Sie einen anderen Weg.',
} as const;
