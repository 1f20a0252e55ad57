/** Hebrew texts of impersonation. */
export const impersonate = {
  title: 'כניסה בשם משתמש אחר',
  message: 'תראו ותעשו הכול בשם המשתמש הזה, במשך שעה. הפעולות נרשמות על שמכם.',
  replaceMessage: 'החיבור של {{identifier}} בדפדפן הזה יסתיים.',
  continueButton: 'המשך בשם המשתמש הזה',
  successTitle: 'נכנסתם',
  successMessage: 'מעבירים אתכם לאפליקציה.',
  backButton: 'אל האפליקציה',
  failedTitle: 'אי אפשר להיכנס בשם המשתמש הזה',
  failedMessage: 'ייתכן שהתפקיד שלכם אינו מאפשר זאת, או שהמשתמש עזב את הצוות. התחילו שוב מרשימת המשתמשים.',
  expiredTitle: 'הקישור הזה כבר אינו פועל',
  expiredMessage: 'הוא אינו שלם, תוקפו פג או שכבר השתמשו בו. התחילו שוב מרשימת המשתמשים.',
  impersonationIndicatorText: 'אתם פועלים בשם {{identifier}}. הפעולות נרשמות על שמכם.',
  stopImpersonatingButton: 'סיום',
} as const;
