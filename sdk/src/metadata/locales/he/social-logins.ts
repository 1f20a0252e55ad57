import type { PartialTexts } from '../en';

/** Hebrew texts of social login, and of its callbacks. */
export const socialLogins: Pick<PartialTexts['loginBox'], 'socialLogins' | 'callback'> = {
  callback: {
    title: 'מחברים אתכם',
    message: 'רק רגע, אנחנו בודקים מה השירות האחר שלח לנו.',
  },
  socialLogins: {
    loginButtonText: 'התחברות עם {{providerName}}',
    signupButtonText: 'הרשמה עם {{providerName}}',
    activationButtonText: 'הפעלה עם {{providerName}}',
    lastUsed: 'בשימוש האחרון',
    more: 'עוד',
    google: 'Google',
    microsoft: 'Microsoft',
    facebook: 'Facebook',
    github: 'GitHub',
    slack: 'Slack',
    apple: 'Apple',
    linkedin: 'LinkedIn',
    invalidTitle: 'לא התחברתם',
    otherService: 'השירות האחר',
    failedBackToLogin: 'חזרה להתחברות',
    failedDenied: 'לא אישרתם אל {{providerName}} לחבר אתכם. נסו שוב, או בחרו דרך אחרת.',
    failedAtProvider: 'משהו השתבש אצל {{providerName}}. נסו שוב בעוד רגע, או בחרו דרך אחרת.',
    failedInvalidCallbackUrl: 'הכתובת שחזרתם אליה אינה שלמה. התחילו מחדש.',
    failedUnknown: 'התשובה הזאת לא התבקשה בדפדפן הזה, או שכבר השתמשו בה. התחילו מחדש.',
  },
};
