import type { Texts } from '../en';

/** German texts for the error codes of the service. */
export const errors: Texts['errors'] = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  requestCancelled: 'Sie haben abgebrochen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'ER-01239':
    'Dieses Konto ist gesperrt, daher gilt die Einladung nicht. Wenden Sie sich an die Person, die Sie eingeladen hat.',
  'ER-01240': 'Dieses Konto ist gesperrt, daher kann niemand eingeladen werden. Wenden Sie sich an den Support.',
  'ER-INVALID-REQUEST': 'Eine Angabe stimmt nicht. Prüfen Sie das Formular und versuchen Sie es erneut.',
  'ER-NOT-FOUND': 'Das gibt es nicht mehr. Vielleicht hat es jemand entfernt.',
  'ER-ALREADY-EXISTS': 'So etwas gibt es schon. Wählen Sie einen anderen Namen oder Wert.',
  'ER-STILL-IN-USE': 'Das wird noch verwendet und lässt sich deshalb nicht entfernen.',
  'ER-MANAGED-BY-DIRECTORY': 'Das verwaltet Ihr Verzeichnis. Ändern Sie es dort.',
  'ER-ROLE-BUILT-IN': 'Diese Rolle gehört zum Produkt. Legen Sie stattdessen eine eigene an.',
  'ER-UNKNOWN-CALL': 'Das ist hier nicht verfügbar.',
  'ER-UNAUTHORIZED': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
  'ER-FORBIDDEN': 'Ihre Rolle erlaubt das nicht. Bitten Sie Ihre Administration um Zugriff.',
  'ER-INVALID-CREDENTIALS': 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es erneut.',
  'ER-ACCOUNT-LOCKED':
    'Dieses Konto ist gesperrt. Versuchen Sie es später erneut oder bitten Sie Ihre Administration, es zu entsperren.',
  'ER-ACCOUNT-DISABLED': 'Dieses Konto ist deaktiviert. Bitten Sie Ihre Administration, es zu aktivieren.',
  'ER-ACCOUNT-EXPIRED': 'Der Zugang dieses Kontos ist abgelaufen. Bitten Sie Ihre Administration, ihn zu verlängern.',
  'ER-ACCOUNT-NOT-VERIFIED':
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  'ER-INVITATION-PENDING':
    'Nehmen Sie zuerst Ihre Einladung an: Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  'ER-PLACE-NOT-ALLOWED':
    'Von Ihrem Standort aus lässt sich dieses Konto nicht nutzen. Wenden Sie sich an Ihre Administration.',
  'ER-EMAIL-DOMAIN-NOT-ALLOWED': 'E-Mail-Adressen dieser Domain sind hier nicht zugelassen.',
  'ER-CAPTCHA-FAILED': 'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Versuchen Sie es noch einmal.',
  'ER-SESSION-EXPIRED': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
  'ER-REFRESH-TOKEN-REUSED': 'Zu Ihrer Sicherheit wurden Sie abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
  'ER-MFA-TOKEN-EXPIRED': 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie noch einmal.',
  'ER-MFA-CODE-INVALID': 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
  'ER-MFA-CODE-USED': 'Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.',
  'ER-MFA-CODE-EXPIRED': 'Dieser Code ist zu alt. Fordern Sie einen neuen an.',
  'ER-MFA-TOO-MANY-ATTEMPTS': 'Zu viele falsche Codes. Warten Sie ein wenig und beginnen Sie dann von vorn.',
  'ER-MFA-RESEND-TOO-SOON': 'Eben erst wurde etwas verschickt. Warten Sie kurz, bevor Sie es noch einmal anfordern.',
  'ER-MFA-NOT-ENROLLED': 'Dafür brauchen Sie einen zweiten Schritt beim Anmelden. Richten Sie zuerst einen ein.',
  'ER-PASSKEY-REFUSED': 'Dieser Passkey funktioniert hier nicht. Melden Sie sich auf andere Weise an.',
  'ER-PASSKEY-EXPIRED': 'Das hat zu lange gedauert. Versuchen Sie Ihren Passkey noch einmal.',
  'ER-SIGN-IN-WAY-CLOSED':
    'Auf diesem Weg können Sie sich hier nicht anmelden. Wählen Sie einen anderen, oder fragen Sie Ihre Administration.',
  'ER-SIGN-IN-LINK-INVALID': 'Dieser Link oder Code funktioniert nicht mehr. Fordern Sie einen neuen an.',
  'ER-MFA-DEVICE-NOT-FOUND': 'Dieses Gerät ist für Ihr Konto nicht eingerichtet. Wählen Sie einen anderen Weg.',
  'ER-RECOVERY-CODE-INVALID': 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.',
  'ER-RESET-LINK-INVALID': 'Dieser Link funktioniert nicht mehr. Fordern Sie einen neuen an.',
  'ER-RESET-LINK-EXPIRED': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'ER-PASSWORD-TOO-SHORT': 'Zu kurz. Wählen Sie ein längeres Passwort.',
  'ER-PASSWORD-TOO-LONG': 'Zu lang. Wählen Sie ein kürzeres Passwort.',
  'ER-PASSWORD-USED-BEFORE': 'Dieses Passwort hatten Sie schon einmal. Wählen Sie ein neues.',
  'ER-PASSWORD-TOO-WEAK':
    'Dieses Passwort ist zu leicht zu erraten. Mischen Sie Buchstaben, Ziffern und Sonderzeichen.',
  'ER-PICTURE-TOO-LARGE': 'Dieses Bild ist zu groß. Wählen Sie eines mit höchstens 1 MB.',
  'ER-PICTURE-TYPE-UNSUPPORTED':
    'Diese Datei können wir nicht als Bild verwenden. Wählen Sie eine PNG- oder JPEG-Datei.',
  'ER-USERNAME-TAKEN': 'Dieser Benutzername ist bereits vergeben. Wählen Sie einen anderen.',
  'ER-USERNAME-NOT-FOUND': 'Es gibt keinen Benutzernamen, der entfernt werden könnte.',
  'ER-USER-NOT-FOUND': 'Diese Person gehört nicht mehr zum Team.',
  'ER-USER-EXISTS': 'Jemand mit dieser E-Mail-Adresse gehört bereits zum Team.',
  'ER-ROLE-NOT-FOUND': 'Eine dieser Rollen gibt es nicht mehr. Wählen Sie neu.',
  'ER-ROLE-ABOVE-OWN': 'Sie können keine Rolle vergeben, die mehr erlaubt als Ihre eigene.',
  'ER-LAST-ADMIN':
    'Das Team braucht mindestens eine Person mit Administrationsrechten. Vergeben Sie diese zuerst an jemand anderen.',
  'ER-OWN-ACCOUNT': 'Das ist beim eigenen Konto nicht möglich.',
  'ER-USER-ALREADY-ACTIVE': 'Diese Person hat die Einladung bereits angenommen.',
  'ER-SSO-FAILED':
    'Die Anmeldung über Ihr Unternehmen hat nicht geklappt. Versuchen Sie es erneut oder fragen Sie Ihre Administration.',
  'ER-SSO-DENIED':
    'Ihr Unternehmen hat die Anmeldung abgelehnt. Versuchen Sie es erneut oder fragen Sie Ihre Administration.',
  'ER-SSO-DOMAIN-NOT-VERIFIED':
    'Der DNS-Eintrag dieser Domain ist noch nicht da. Legen Sie ihn an, warten Sie kurz und versuchen Sie es erneut.',
  'ER-SSO-METADATA-INVALID':
    'Das sind nicht die Metadaten eines Identitätsanbieters. Prüfen Sie die Datei oder die Adresse.',
  'ER-SOCIAL-LOGIN-FAILED': 'Der andere Dienst hat Sie nicht bestätigt. Versuchen Sie es noch einmal.',
  'ER-SOCIAL-EMAIL-UNVERIFIED':
    'Der andere Dienst hat Ihre E-Mail-Adresse nicht geprüft. Bestätigen Sie sie dort und versuchen Sie es noch einmal.',
  'ER-SIGN-UP-CLOSED': 'Hier lässt sich kein Konto anlegen. Bitten Sie um eine Einladung.',
  'ER-APPROVAL-PENDING': 'Ihre Anfrage ist gesendet. Sie können sich anmelden, sobald das Team zugestimmt hat.',
  'ER-TENANT-NOT-FOUND': 'Sie gehören nicht mehr zu diesem Konto.',
  'ER-SESSION-NOT-FOUND': 'Diese Sitzung ist bereits beendet.',
  'ER-BILLING-EXTERNALLY-MANAGED':
    'Dieses Konto wird auf anderem Weg abgerechnet. Wenden Sie sich für Änderungen an den Support.',
  'ER-SUBSCRIPTION-STATE': 'Das Abonnement hat sich inzwischen geändert. Laden Sie die Seite neu.',
  'ER-PLAN-CHANGE-NOT-ALLOWED': 'Zu diesem Tarif können Sie nicht selbst wechseln. Wenden Sie sich an den Support.',
  'ER-CARD-DECLINED': 'Diese Karte wurde abgelehnt. Prüfen Sie die Angaben oder verwenden Sie eine andere Karte.',
  'ER-CARD-NEEDS-AUTHENTICATION':
    'Ihre Bank bittet Sie, diese Zahlung zu bestätigen. Bestätigen Sie sie und versuchen Sie es dann erneut.',
};
