/** German texts of adding an account to the authenticator app on the same phone. */
export const mobileAuthenticator = {
  title: 'Dieses Konto in Ihre Authenticator‑App aufnehmen',
  description: 'Die App auf diesem Telefon zeigt dann die Codes, mit denen Sie sich anmelden.',
  account: 'Konto',
  issuer: 'Von',
  openButton: 'Authenticator‑App öffnen',
  noAppTitle: 'Nichts passiert?',
  noAppMessage:
    'Sie brauchen eine App, die Einmalcodes erzeugt. Suchen Sie im App-Store Ihres Telefons nach „Authenticator“ und kommen Sie dann auf diese Seite zurück.',
  byHandMessage: 'Oder nehmen Sie das Konto in der App von Hand auf, mit diesem Schlüssel:',
  copyKey: 'Schlüssel kopieren',
  keyCopied: 'Schlüssel kopiert',
  nextMessage: 'Geben Sie danach den Code, den die App zeigt, dort ein, wo Sie den zweiten Schritt einrichten.',
  invalidTitle: 'Hier lässt sich kein Konto aufnehmen',
  invalidDescription:
    'Der Link ist unvollständig oder keiner für eine Authenticator-App. Gehen Sie dorthin zurück, wo Sie den zweiten Schritt einrichten, und scannen Sie den Code noch einmal.',
} as const;
