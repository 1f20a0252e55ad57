import type { PartialTexts } from '../en';

/** Hebrew texts of replacing the phone number. */
export const resetPhoneNumber: PartialTexts['loginBox']['resetPhoneNumber'] = {
  emailInputLabel: 'דוא״ל',
  emailInputPlaceholder: 'name@company.co.il',
  emailMustBeValid: 'הזינו כתובת דוא״ל מלאה, למשל name@company.co.il.',
  emailIsRequired: 'הזינו את כתובת הדוא״ל שלכם.',
  continue: 'המשך',
  resetPhoneNumberTitle: 'החלפת מספר הטלפון',
  resetPhoneNumberMessage: 'איבדתם את הטלפון או את המספר? הזינו את כתובת הדוא״ל שלכם ונשלח לכם קוד.',
  resetPhoneOtcTitle: 'בדקו את תיבת הדואר',
  resetPhoneOtcMessage: 'אם יש חשבון עם הכתובת הזאת, קוד בדרך אליה. הזינו אותו כאן.',
  changePhoneNumberTitle: 'מספר הטלפון החדש שלכם',
  changePhoneNumberMessage: 'אנחנו שולחים אליו קוד כדי לחבר אתכם. הוא יבוא במקום המספר הקודם.',
  phoneInputLabel: 'מספר טלפון',
  phoneInputPlaceholder: 'מספר הטלפון החדש שלכם',
  phoneIsRequired: 'הזינו את מספר הטלפון החדש שלכם.',
  phoneIsInvalid: 'מספר הטלפון אינו מלא.',
  phoneIsTaken: 'המספר הזה שייך לחשבון אחר. הזינו מספר אחר.',
  tooManyCodes: 'יותר מדי קודים שגויים. התחילו מחדש.',
  attemptEnded: 'זה ארך זמן רב מדי, או שכבר הושלם. התחילו מחדש.',
  backToLogin: 'חזרה להתחברות',
};
