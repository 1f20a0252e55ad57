import type { PartialTexts } from '../en';

/** Hebrew texts of passwordless login methods. */
export const passwordless: NonNullable<PartialTexts['loginBox']['login']> = {
  magicLinkOpenedTitle: 'סיום ההתחברות',
  magicLinkOpenedText: 'פתחתם את קישור ההתחברות שלכם. לחיצה אחת מחברת אתכם.',
  magicLinkOpenedButton: 'התחברות',
  preLoginOtherSubtitle: 'הזינו את הפרטים שלכם כדי להמשיך.',
  identifierIsRequired: 'הזינו אחד מאלה כדי להמשיך.',
  useAnotherEmail: 'שימוש בכתובת דוא״ל אחרת',
  lostPhoneNumber: 'איבדתם את מספר הטלפון הזה?',
  smsOtcSentTo: 'הזינו את הקוד בן 6 הספרות ששלחנו אל {{phoneNumber}}.',
  magicLinkTextNoEmail: 'שלחנו קישור התחברות לכתובת הדוא״ל של החשבון הזה.',
  magicLinkHint: 'לא הגיע דבר? בדקו בתיקיית הספאם.',
  magicLinkResendIn_one: 'אפשר לשלוח את הקישור שוב בעוד שנייה אחת',
  magicLinkResendIn_two: 'אפשר לשלוח את הקישור שוב בעוד שתי שניות',
  magicLinkResendIn_other: 'אפשר לשלוח את הקישור שוב בעוד {{count}} שניות',
  magicLinkResent: 'קישור חדש בדרך אליכם. הקודם מפסיק לפעול.',
  invalidMagicLinkButton: 'בקשת קישור חדש',
};
