/** German texts of failures before the redirect to another site. */
export const leaveFailures = {
  storageBlocked:
    'Ihr Browser speichert nichts für diese Seite, Sie kämen also nicht angemeldet zurück. Erlauben Sie in den Einstellungen Ihres Browsers Cookies und Websitedaten für diese Seite und laden Sie sie dann neu.',
  cannotLeave:
    'Dieser Weg ist nicht richtig eingerichtet und lässt sich deshalb nicht öffnen. Wählen Sie einen anderen Weg oder wenden Sie sich an den Betreiber dieser Seite.',
} as const;
