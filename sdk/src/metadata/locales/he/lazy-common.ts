import { traceId } from './trace-id';

/** Hebrew texts that every area uses, except on the first screen. */
export const lazyCommon = {
  passwordStrength: {
    veryWeak: 'חלשה מאוד',
    weak: 'חלשה',
    good: 'טובה',
    strong: 'חזקה',
    veryStrong: 'חזקה מאוד',
  },
  passwordGuide: {
    strength: 'חוזק הסיסמה',
    optionalRules_one: 'ואחד מאלה:',
    optionalRules_two: 'ולפחות שניים מאלה:',
    optionalRules_other: 'ולפחות {{count}} מאלה:',
    ruleMet: 'מתקיים',
    ruleNotMet: 'עדיין לא מתקיים',
  },
  errors: {
    ...traceId.errors,
    loadFailedTitle: 'הטעינה לא הצליחה',
  },
  fields: {
    optionalFieldLabel: '(לא חובה)',
    isRequired: 'זהו שדה חובה.',
    showPassword: 'הצגת הסיסמה',
    hidePassword: 'הסתרת הסיסמה',
    capsLockOn: 'מקש Caps Lock פעיל.',
  },
  actions: {
    ...traceId.actions,
    back: 'חזרה',
    close: 'סגירה',
    copy: 'העתקה',
    copied: 'הועתק',
    save: 'שמירה',
  },
} as const;

/** Hebrew texts of password and input rules. */
export const validations = {
  passwordMinLength: 'לפחות {{length}} תווים.',
  passwordMaxLength: 'לכל היותר {{length}} תווים.',
  passwordThreeRepeatedChars: 'בלי אותו תו שלוש פעמים ברצף.',
  passwordAtLeastOneLowerLetter: 'לפחות אות לועזית קטנה אחת.',
  passwordAtLeastOneUpperLetter: 'לפחות אות לועזית גדולה אחת.',
  passwordAtLeastOneNumber: 'לפחות ספרה אחת.',
  passwordAtLeastOneSpecialChar: 'לפחות תו מיוחד אחד, למשל ! או #.',
} as const;
