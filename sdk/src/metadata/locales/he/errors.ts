import type { ErrorCode } from '../../../contract/error-codes';

/** Hebrew texts for the error codes that the first screen can meet. */
export const errors = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': 'משהו השתבש אצלנו. נסו שוב בעוד רגע.',
  'ER-INVALID-REQUEST': 'משהו בטופס אינו נכון. בדקו אותו ונסו שוב.',
  'ER-UNAUTHORIZED': 'החיבור שלכם הסתיים. התחברו שוב כדי להמשיך.',
  'ER-FORBIDDEN': 'התפקיד שלכם אינו מאפשר זאת. בקשו גישה ממנהל המערכת.',
  'ER-INVALID-CREDENTIALS': 'כתובת הדוא״ל או הסיסמה אינן נכונות. בדקו את שתיהן ונסו שוב.',
  'ER-PLACE-NOT-ALLOWED': 'אי אפשר להשתמש בחשבון הזה מהמקום שבו אתם נמצאים. פנו למנהל המערכת.',
  'ER-CAPTCHA-FAILED': 'לא הצלחנו לוודא שאתם בני אדם. נסו שוב.',
  'ER-SESSION-EXPIRED': 'החיבור שלכם הסתיים. התחברו שוב כדי להמשיך.',
  'ER-REFRESH-TOKEN-REUSED': 'למען ביטחונכם נותקתם מהחשבון. התחברו שוב כדי להמשיך.',
} as const satisfies Partial<Record<ErrorCode, string>>;
