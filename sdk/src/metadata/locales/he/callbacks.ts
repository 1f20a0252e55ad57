/** Hebrew texts of callbacks from other sites. */
export const callbacks = {
  callback: {
    title: 'מחברים אתכם',
    message: 'רק רגע, אנחנו בודקים מה השירות האחר שלח לנו.',
  },
  login: {
    failedOicdLoginTitle: 'ההתחברות דרך הארגון לא הושלמה',
    failedOicdBackToLogin: 'חזרה להתחברות',
    failedSamlBackToLogin: 'חזרה להתחברות',
    failedSamlDefaultError: 'ההתחברות דרך הארגון לא הושלמה. נסו שוב.',
    failedSSOBackToApp: 'חזרה לאפליקציה',
  },
  socialLogins: {
    invalidTitle: 'לא התחברתם',
    otherService: 'השירות האחר',
    failedBackToLogin: 'חזרה להתחברות',
    failedDenied: 'לא אישרתם אל {{providerName}} לחבר אתכם. נסו שוב, או בחרו דרך אחרת.',
    failedAtProvider: 'משהו השתבש אצל {{providerName}}. נסו שוב בעוד רגע, או בחרו דרך אחרת.',
    failedInvalidCallbackUrl: 'הכתובת שחזרתם אליה אינה שלמה. התחילו מחדש.',
    failedUnknown: 'התשובה הזאת לא התבקשה בדפדפן הזה, או שכבר השתמשו בה. התחילו מחדש.',
  },
} as const;
