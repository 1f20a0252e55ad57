import type { PartialTexts } from '../en';

/** Hebrew texts that every area uses. */
export const common: PartialTexts['common'] = {
  passwordStrength: {
    veryWeak: 'חלשה מאוד',
    weak: 'חלשה',
    good: 'טובה',
    strong: 'חזקה',
    veryStrong: 'חזקה מאוד',
  },
  errors: {
    genericErrorMessage: 'משהו השתבש אצלנו. נסו שוב בעוד רגע.',
    traceIdMessage: 'מזהה מעקב',
    copyTraceId: 'העתקת מזהה המעקב',
    traceIdCopied: 'מזהה המעקב הועתק',
    screenFailedTitle: 'לא ניתן היה להציג את החלק הזה',
    screenFailedMessage: 'שום דבר ששמרתם לא אבד. נסו שוב, או טענו את הדף מחדש אם זה חוזר.',
    loadFailedTitle: 'הטעינה לא הצליחה',
  },
  fields: {
    optionalFieldLabel: '(לא חובה)',
    isRequired: 'זהו שדה חובה.',
    isTooLong: 'אפשר להזין עד {{length}} תווים.',
    showPassword: 'הצגת הסיסמה',
    hidePassword: 'הסתרת הסיסמה',
    capsLockOn: 'מקש Caps Lock פעיל.',
  },
  phoneField: {
    country: 'מדינה: {{country}} ‎{{callingCode}}',
    callingCode: '{{callingCode}}',
    chooseCountry: 'בחירת מדינה',
    countries: 'מדינות',
    search: 'חיפוש לפי מדינה או קידומת',
    noCountry: 'לא נמצאה מדינה. בדקו את האיות או נקו את החיפוש.',
    countryNotOffered: 'אי אפשר להשתמש כאן במספרים מהמדינה הזאת. הזינו מספר אחר.',
  },
  actions: {
    back: 'חזרה',
    close: 'סגירה',
    copy: 'העתקה',
    copied: 'הועתק',
    copyFailed: 'ההעתקה נכשלה',
    retry: 'ניסיון נוסף',
    save: 'שמירה',
  },
  slowRequest: {
    message: 'זה לוקח יותר זמן מהרגיל. אפשר להמשיך לחכות, או לבטל ולנסות שוב.',
    cancel: 'ביטול',
  },
  states: {
    loading: 'בטעינה',
    opensInNewTab: 'נפתח בלשונית חדשה',
    poweredBy: 'מאובטח באמצעות {{appName}}',
  },
};

/** Hebrew texts of password and input rules. */
export const validations: PartialTexts['validations'] = {
  passwordMinLength: 'לפחות {{length}} תווים.',
  passwordMaxLength: 'לכל היותר {{length}} תווים.',
  passwordThreeRepeatedChars: 'בלי אותו תו שלוש פעמים ברצף.',
  passwordAtLeastOneLowerLetter: 'לפחות אות לועזית קטנה אחת.',
  passwordAtLeastOneUpperLetter: 'לפחות אות לועזית גדולה אחת.',
  passwordAtLeastOneNumber: 'לפחות ספרה אחת.',
  passwordAtLeastOneSpecialChar: 'לפחות תו מיוחד אחד, למשל ! או #.',
};
