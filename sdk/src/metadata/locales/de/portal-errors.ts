import type { ErrorCode } from '../../../contract/error-codes';

/** German texts for the error codes that only the portal can meet. */
export const portalErrors = {
  'ER-01240': 'Dieses Konto ist gesperrt, daher kann niemand eingeladen werden. Wenden Sie sich an den Support.',
  'ER-NOT-FOUND': 'Das gibt es nicht mehr. Vielleicht hat es jemand entfernt.',
  'ER-STILL-IN-USE': 'Das wird noch verwendet und lässt sich deshalb nicht entfernen.',
  'ER-MANAGED-BY-DIRECTORY': 'Das verwaltet Ihr Verzeichnis. Ändern Sie es dort.',
  'ER-ROLE-BUILT-IN': 'Diese Rolle gehört zum Produkt. Legen Sie stattdessen eine eigene an.',
  'ER-UNKNOWN-CALL': 'Das ist hier nicht verfügbar.',
  'ER-PICTURE-TOO-LARGE': 'Dieses Bild ist zu groß. Wählen Sie eines mit höchstens 1 MB.',
  'ER-PICTURE-TYPE-UNSUPPORTED':
    'Diese Datei können wir nicht als Bild verwenden. Wählen Sie eine PNG- oder JPEG-Datei.',
  'ER-USERNAME-NOT-FOUND': 'Es gibt keinen Benutzernamen, der entfernt werden könnte.',
  'ER-USER-NOT-FOUND': 'Diese Person gehört nicht mehr zum Team.',
  'ER-USER-EXISTS': 'Jemand mit dieser E-Mail-Adresse gehört bereits zum Team.',
  'ER-ROLE-NOT-FOUND': 'Eine dieser Rollen gibt es nicht mehr. Wählen Sie neu.',
  'ER-ROLE-ABOVE-OWN': 'Sie können keine Rolle vergeben, die mehr erlaubt als Ihre eigene.',
  'ER-LAST-ADMIN':
    'Das Team braucht mindestens eine Person mit Administrationsrechten. Vergeben Sie diese zuerst an jemand anderen.',
  'ER-OWN-ACCOUNT': 'Das ist beim eigenen Konto nicht möglich.',
  'ER-USER-ALREADY-ACTIVE': 'Diese Person hat die Einladung bereits angenommen.',
  'ER-SSO-DOMAIN-NOT-VERIFIED':
    'Der DNS-Eintrag dieser Domain ist noch nicht da. Legen Sie ihn an, warten Sie kurz und versuchen Sie es erneut.',
  'ER-SSO-METADATA-INVALID':
    'Das sind nicht die Metadaten eines Identitätsanbieters. Prüfen Sie die Datei oder die Adresse.',
  'ER-SESSION-NOT-FOUND': 'Diese Sitzung ist bereits beendet.',
  'ER-BILLING-EXTERNALLY-MANAGED':
    'Dieses Konto wird auf anderem Weg abgerechnet. Wenden Sie sich für Änderungen an den Support.',
  'ER-SUBSCRIPTION-STATE': 'Das Abonnement hat sich inzwischen geändert. Laden Sie die Seite neu.',
  'ER-PLAN-CHANGE-NOT-ALLOWED': 'Zu diesem Tarif können Sie nicht selbst wechseln. Wenden Sie sich an den Support.',
  'ER-CARD-DECLINED': 'Diese Karte wurde abgelehnt. Prüfen Sie die Angaben oder verwenden Sie eine andere Karte.',
  'ER-CARD-NEEDS-AUTHENTICATION':
    'Ihre Bank bittet Sie, diese Zahlung zu bestätigen. Bestätigen Sie sie und versuchen Sie es dann erneut.',
} as const satisfies Partial<Record<ErrorCode, string>>;
