/** Hebrew texts of the redirect to hosted login and of its callback. */
export const hostedLogin = {
  redirectTitle: 'מעבירים אתכם להתחברות',
  redirectMessage: 'אתם מתחברים בדף מאובטח נפרד, וחוזרים לכאן.',
  redirectFailedTitle: 'אי אפשר לפתוח את דף ההתחברות',
  redirectFailedMessage: 'להתחברות נדרש חיבור מאובטח. פתחו את הדף הזה בכתובת שמתחילה ב-https.',
  callbackTitle: 'מחברים אתכם',
  callbackMessage: 'רק רגע.',
  failedTitle: 'לא התחברתם',
  failedDenied: 'ההתחברות בוטלה, או שהחשבון אינו פתוח עבורכם.',
  failedAtService: 'דף ההתחברות דיווח על בעיה. נסו שוב בעוד רגע.',
  failedIncomplete: 'הכתובת שחזרתם אליה אינה שלמה. התחילו מחדש.',
  failedUnknown: 'התשובה הזאת לא התבקשה בדפדפן הזה, או שכבר השתמשו בה. התחילו מחדש.',
  failedRefused: 'ההתחברות הזאת ארכה זמן רב מדי, או שכבר השתמשו בה. התחילו מחדש.',
  signInButton: 'התחברות',
  backToAppButton: 'חזרה לאפליקציה',
} as const;
