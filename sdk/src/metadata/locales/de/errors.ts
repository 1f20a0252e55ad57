import type { ErrorCode } from '../../../contract/error-codes';

/** German texts for the error codes that the first screen can meet. */
export const errors = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  'ER-INVALID-REQUEST': 'Eine Angabe stimmt nicht. Prüfen Sie das Formular und versuchen Sie es erneut.',
  'ER-UNAUTHORIZED': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
  'ER-FORBIDDEN': 'Ihre Rolle erlaubt das nicht. Bitten Sie Ihre Administration um Zugriff.',
  'ER-INVALID-CREDENTIALS': 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es erneut.',
  'ER-PLACE-NOT-ALLOWED':
    'Von Ihrem Standort aus lässt sich dieses Konto nicht nutzen. Wenden Sie sich an Ihre Administration.',
  'ER-CAPTCHA-FAILED': 'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Versuchen Sie es noch einmal.',
  'ER-SESSION-EXPIRED': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
  'ER-REFRESH-TOKEN-REUSED': 'Zu Ihrer Sicherheit wurden Sie abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
} as const satisfies Partial<Record<ErrorCode, string>>;
