import type { ErrorCode } from '../../../contract/error-codes';

/** Hebrew texts for the error codes that only the portal can meet. */
export const portalErrors = {
  'ER-01240': 'החשבון הזה נעול, ולכן אי אפשר להזמין אליו. פנו לתמיכה.',
  'ER-NOT-FOUND': 'זה כבר לא כאן. ייתכן שמישהו הסיר את זה.',
  'ER-STILL-IN-USE': 'זה עדיין בשימוש, ולכן אי אפשר להסיר אותו.',
  'ER-MANAGED-BY-DIRECTORY': 'זה מנוהל בספריית הארגון. שנו את זה שם.',
  'ER-ROLE-BUILT-IN': 'התפקיד הזה הוא חלק מהמוצר. צרו תפקיד משלכם במקומו.',
  'ER-UNKNOWN-CALL': 'זה אינו זמין כאן.',
  'ER-PICTURE-TOO-LARGE': 'התמונה גדולה מדי. בחרו תמונה של עד 1 MB.',
  'ER-PICTURE-TYPE-UNSUPPORTED': 'הקובץ אינו תמונה שאפשר להשתמש בה. בחרו קובץ PNG או JPEG.',
  'ER-USERNAME-NOT-FOUND': 'אין שם משתמש להסרה.',
  'ER-USER-NOT-FOUND': 'המשתמש הזה כבר אינו בצוות.',
  'ER-USER-EXISTS': 'בצוות כבר יש מישהו עם כתובת הדוא״ל הזאת.',
  'ER-ROLE-NOT-FOUND': 'אחד התפקידים האלה כבר אינו קיים. בחרו שוב.',
  'ER-ROLE-ABOVE-OWN': 'אי אפשר להעניק תפקיד שמאפשר יותר מהתפקיד שלכם.',
  'ER-LAST-ADMIN': 'הצוות צריך לפחות מנהל אחד. מנו קודם מנהל אחר.',
  'ER-OWN-ACCOUNT': 'אי אפשר לעשות זאת לחשבון שלכם.',
  'ER-USER-ALREADY-ACTIVE': 'המשתמש הזה כבר קיבל את ההזמנה.',
  'ER-SSO-DOMAIN-NOT-VERIFIED': 'רשומת ה-DNS של הדומיין עדיין אינה במקומה. הוסיפו אותה, חכו מעט ונסו שוב.',
  'ER-SSO-METADATA-INVALID': 'אלה אינם נתוני מטא של ספק זהויות. בדקו את הקובץ או את הכתובת.',
  'ER-SESSION-NOT-FOUND': 'החיבור הזה כבר הסתיים.',
  'ER-BILLING-EXTERNALLY-MANAGED': 'החשבון הזה מחויב בדרך אחרת. פנו לתמיכה כדי לשנות משהו.',
  'ER-SUBSCRIPTION-STATE': 'המינוי השתנה בינתיים. טענו את הדף מחדש.',
  'ER-PLAN-CHANGE-NOT-ALLOWED': 'אי אפשר לעבור לתוכנית הזאת לבד. פנו לתמיכה.',
  'ER-CARD-DECLINED': 'הכרטיס נדחה. בדקו את הפרטים או השתמשו בכרטיס אחר.',
  'ER-CARD-NEEDS-AUTHENTICATION': 'הבנק מבקש שתאשרו את התשלום. אשרו אותו ונסו שוב.',
} as const satisfies Partial<Record<ErrorCode, string>>;
