/** Hebrew texts of adding an account to the authenticator app on the same phone. */
export const mobileAuthenticator = {
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
} as const;
