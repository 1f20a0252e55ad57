import type { ErrorCode } from '../../../contract/error-codes';

/** German texts for the error codes that the steps after the first can meet, and the portal as well. */
export const loginErrors = {
  'ER-01239':
    'Dieses Konto ist gesperrt, daher gilt die Einladung nicht. Wenden Sie sich an die Person, die Sie eingeladen hat.',
  'ER-ACCOUNT-LOCKED':
    'Dieses Konto ist gesperrt. Versuchen Sie es später erneut oder bitten Sie Ihre Administration, es zu entsperren.',
  'ER-ACCOUNT-DISABLED': 'Dieses Konto ist deaktiviert. Bitten Sie Ihre Administration, es zu aktivieren.',
  'ER-ACCOUNT-EXPIRED': 'Der Zugang dieses Kontos ist abgelaufen. Bitten Sie Ihre Administration, ihn zu verlängern.',
  'ER-ACCOUNT-NOT-VERIFIED':
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  'ER-INVITATION-PENDING':
    'Nehmen Sie zuerst Ihre Einladung an: Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  'ER-MFA-TOKEN-EXPIRED': 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie noch einmal.',
  'ER-MFA-CODE-INVALID': 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
  'ER-MFA-CODE-USED': 'Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.',
  'ER-MFA-CODE-EXPIRED': 'Dieser Code ist zu alt. Fordern Sie einen neuen an.',
  'ER-MFA-TOO-MANY-ATTEMPTS': 'Zu viele falsche Codes. Warten Sie ein wenig und beginnen Sie dann von vorn.',
  'ER-MFA-RESEND-TOO-SOON': 'Eben erst wurde etwas verschickt. Warten Sie kurz, bevor Sie es noch einmal anfordern.',
  'ER-MFA-DEVICE-NOT-FOUND': 'Dieses Gerät ist für Ihr Konto nicht eingerichtet. Wählen Sie einen anderen Weg.',
  'ER-RECOVERY-CODE-INVALID': 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.',
  'ER-RESET-LINK-INVALID': 'Dieser Link funktioniert nicht mehr. Fordern Sie einen neuen an.',
  'ER-RESET-LINK-EXPIRED': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'ER-PASSWORD-TOO-SHORT': 'Zu kurz. Wählen Sie ein längeres Passwort.',
  'ER-PASSWORD-TOO-LONG': 'Zu lang. Wählen Sie ein kürzeres Passwort.',
  'ER-PASSWORD-TOO-WEAK':
    'Dieses Passwort ist zu leicht zu erraten. Mischen Sie Buchstaben, Ziffern und Sonderzeichen.',
  'ER-PASSWORD-USED-BEFORE': 'Dieses Passwort hatten Sie schon einmal. Wählen Sie ein neues.',
  'ER-APPROVAL-PENDING': 'Ihre Anfrage ist gesendet. Sie können sich anmelden, sobald das Team zugestimmt hat.',
  'ER-SOCIAL-LOGIN-FAILED': 'Der andere Dienst hat Sie nicht bestätigt. Versuchen Sie es noch einmal.',
  'ER-SOCIAL-EMAIL-UNVERIFIED':
    'Der andere Dienst hat Ihre E-Mail-Adresse nicht geprüft. Bestätigen Sie sie dort und versuchen Sie es noch einmal.',
  'ER-SIGN-UP-CLOSED': 'Hier lässt sich kein Konto anlegen. Bitten Sie um eine Einladung.',
  'ER-EMAIL-DOMAIN-NOT-ALLOWED': 'E-Mail-Adressen dieser Domain sind hier nicht zugelassen.',
  'ER-USERNAME-TAKEN': 'Dieser Benutzername ist bereits vergeben. Wählen Sie einen anderen.',
  'ER-SSO-FAILED':
    'Die Anmeldung über Ihr Unternehmen hat nicht geklappt. Versuchen Sie es erneut oder fragen Sie Ihre Administration.',
  'ER-SSO-DENIED':
    'Ihr Unternehmen hat die Anmeldung abgelehnt. Versuchen Sie es erneut oder fragen Sie Ihre Administration.',
  'ER-MFA-NOT-ENROLLED': 'Dafür brauchen Sie einen zweiten Schritt beim Anmelden. Richten Sie zuerst einen ein.',
  'ER-PASSKEY-REFUSED': 'Dieser Passkey funktioniert hier nicht. Melden Sie sich auf andere Weise an.',
  'ER-PASSKEY-EXPIRED': 'Das hat zu lange gedauert. Versuchen Sie Ihren Passkey noch einmal.',
  'ER-SIGN-IN-WAY-CLOSED':
    'Auf diesem Weg können Sie sich hier nicht anmelden. Wählen Sie einen anderen, oder fragen Sie Ihre Administration.',
  'ER-SIGN-IN-LINK-INVALID': 'Dieser Link oder Code funktioniert nicht mehr. Fordern Sie einen neuen an.',
  'ER-ALREADY-EXISTS': 'So etwas gibt es schon. Wählen Sie einen anderen Namen oder Wert.',
  'ER-TENANT-NOT-FOUND': 'Sie gehören nicht mehr zu diesem Konto.',
} as const satisfies Partial<Record<ErrorCode, string>>;
