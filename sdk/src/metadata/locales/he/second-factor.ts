import type { PartialTexts } from '../en';

/** Hebrew texts of second factors at login. */
export const secondFactor: NonNullable<PartialTexts['loginBox']['login']> = {
  nothingToEnroll: 'עדיין אי אפשר להגדיר כאן אימות נוסף. פנו למנהל המערכת.',
  chooseAnotherMethod: 'בחירת דרך אחרת',
  qrCodeLabel: 'קוד QR עבור אפליקציית האימות שלכם',
  openAuthenticatorApp: 'פתיחת האפליקציה במכשיר הזה',
  authenticatorKeyLabel: 'לא מצליחים לסרוק? הזינו את המפתח הזה במקום:',
  downloadRecoveryCode: 'הורדה',
};

/** Hebrew texts of the step-up route. */
export const stepUp: PartialTexts['loginBox']['stepUp'] = {
  mfaTitle: 'אשרו שזה אתם',
  mfaSubtitle: 'לפעולה שאתם עומדים לבצע נדרש האימות הנוסף שלכם.',
  stepUpMfaAuthenticatorAppTitle: 'אישור באפליקציית האימות',
  moreWaysToAuthenticate: 'דרך אחרת',
  mfaEmailCodeTitle: 'אישור בדוא״ל',
  mfaEmailCodeSubtitle: 'הזינו את הקוד בן 6 הספרות ששלחנו אל {{email}}.',
  mfaSMSTitle: 'אישור במסרון',
  mfaSMSSubtitle: 'הזינו את הקוד בן 6 הספרות ששלחנו אל {{phoneNumber}}.',
  mfaSubmitButton: 'אישור',
  noEnrolledMfaTitle: 'קודם צריך אימות נוסף',
  noEnrolledMfaDescriptionPart1: 'לפעולה שאתם עומדים לבצע נדרש אימות נוסף, ובחשבון שלכם עדיין אין כזה.',
  noEnrolledMfaDescriptionPart2: 'הגדירו אותו בהגדרות הפרטיות שלכם ונסו שוב.',
  backToApplication: 'חזרה לאפליקציה',
  preparingTitle: 'מאשרים שזה אתם',
  preparingMessage: 'זה ייקח רגע.',
  failedTitle: 'לא הצלחנו לאשר שזה אתם',
  successTitle: 'אושר',
  successMessage: 'מחזירים אתכם למקום שבו הייתם.',
};
