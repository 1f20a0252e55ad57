import type { PartialTexts } from '../en';

/** Hebrew texts of pages that a link opens: another user's session, an app, a request, an authenticator. */
export const byLink: Pick<
  PartialTexts['loginBox'],
  'impersonate' | 'openApp' | 'approvalFlow' | 'mobileAuthenticator'
> = {
  impersonate: {
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
  },
  openApp: {
    title: 'פותחים את האפליקציה',
    description: 'אם לא קורה דבר, לחצו על הכפתור.',
    buttonText: 'פתיחת האפליקציה',
    unansweredTitle: 'האפליקציה לא נפתחה',
    unansweredDescription: 'ודאו שהיא מותקנת במכשיר הזה ונסו שוב.',
    refusedTitle: 'אי אפשר לפתוח את הכתובת הזאת',
    refusedDescription: 'הקישור אינו שלם, או מוביל למקום שאיננו סומכים עליו. פתחו את האפליקציה בעצמכם כדי להמשיך.',
    backToLogin: 'חזרה להתחברות',
  },
  approvalFlow: {
    title: 'בקשה מחכה לכם',
    description: 'אשרו אותה רק אם אתם יודעים מי מבקש ולמה.',
    requester: 'המבקש',
    requestDate: 'מועד הבקשה',
    approve: 'אישור',
    reject: 'דחייה',
    successTitle: 'אושר',
    successDescription: 'הודענו על כך בדוא״ל אל {{requester}}. אפשר לסגור את הדף הזה.',
    rejectedTitle: 'נדחה',
    rejectedDescription: 'הודענו על כך בדוא״ל אל {{requester}}. אפשר לסגור את הדף הזה.',
    failedTitle: 'ההחלטה שלכם לא נשמרה',
    failedDescription: 'עדיין לא השתנה דבר. נסו שוב בעוד רגע.',
    invalidLinkTitle: 'הבקשה הזאת כבר אינה פתוחה',
    invalidLinkDescription: 'הקישור אינו שלם או שתוקפו פג, או שמישהו מהצוות כבר החליט.',
    pendingTitle: 'ממתינים לצוות',
    pendingMessage: 'הבקשה שלכם להצטרף נשלחה. תקבלו הודעת דוא״ל כשמישהו מהצוות יאשר אותה, ואז תוכלו להתחבר.',
    stillPending: 'עדיין לא אושר. אין עוד מה לעשות מצדכם.',
    checkAgain: 'בדיקה חוזרת',
  },
  mobileAuthenticator: {
    title: 'הוסיפו את החשבון הזה לאפליקציית האימות',
    description: 'האפליקציה בטלפון הזה תציג מעכשיו את הקודים שאיתם אתם מתחברים.',
    account: 'חשבון',
    issuer: 'מאת',
    openButton: 'פתיחת אפליקציית האימות שלי',
    noAppTitle: 'לא קורה דבר?',
    noAppMessage:
      'נדרשת אפליקציה שיוצרת קודים חד-פעמיים. חפשו בחנות האפליקציות של הטלפון ״authenticator״, וחזרו לאחר מכן לדף הזה.',
    byHandMessage: 'או הוסיפו את החשבון באפליקציה בעצמכם, עם המפתח הזה:',
    copyKey: 'העתקת המפתח',
    keyCopied: 'המפתח הועתק',
    nextMessage: 'לאחר מכן הקלידו את הקוד שהאפליקציה מציגה במקום שבו הגדרתם את האימות הנוסף.',
    invalidTitle: 'הדף הזה אינו יכול להוסיף חשבון',
    invalidDescription:
      'הקישור אינו שלם או אינו מיועד לאפליקציית אימות. חזרו למקום שבו הגדרתם את האימות הנוסף וסרקו שוב את התמונה.',
  },
};
