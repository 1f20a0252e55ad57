import type { PartialTexts } from '../en';

/** Hebrew texts of accepting an invitation. */
export const acceptInvitation: PartialTexts['loginBox']['acceptInvitation'] = {
  title: 'בודקים את ההזמנה שלכם',
  prestepTitle: 'הוזמנתם',
  prestepDescription: 'קבלו את ההזמנה כדי להצטרף לצוות.',
  namedTitle: 'הצטרפות אל {{name}}',
  namedDescription: 'הצוות של {{name}} מזמין אתכם להצטרף.',
  prestepButtonText: 'קבלת ההזמנה',
  passwordMessage: 'בחרו סיסמה לחשבון החדש שלכם, כזאת שאינכם משתמשים בה במקום אחר.',
  acceptInvitationOtcTitle: 'הזינו את קוד ההזמנה',
  acceptInvitationOtcMessage: 'הזינו את הקוד בן 6 הספרות מהודעת ההזמנה.',
  noCodeQuestion: 'הקוד אינו פועל?',
  otherMailLink: 'בקשת הזמנה נוספת',
  otherTitle: 'אתם מחוברים בשם אחר',
  otherMessage: 'ההזמנה הזאת אינה עבור {{identifier}}. התנתקו כדי לקבל אותה, או השאירו אותה למועד אחר.',
  otherSignOut: 'התנתקות והמשך',
  otherStay: 'להישאר מחוברים',
  successTitle: 'הצטרפתם לצוות',
  namedSuccessTitle: 'ברוכים הבאים אל {{name}}',
  successMessage: 'מעבירים אתכם לאפליקציה.',
  signInMessage: 'ההזמנה התקבלה. עכשיו נשאר להתחבר.',
  signInNow: 'התחברות עכשיו',
  invalidTitle: 'לא הצלחנו לאמת את ההזמנה שלכם',
  invalidMessage: 'הקישור אינו שלם. פתחו אותו שוב מההודעה, או העתיקו את כולו לשורת הכתובת.',
  invalidBackToLoginButton: 'חזרה להתחברות',
  failedTitle: 'ההזמנה הזאת כבר אינה פועלת',
  failedMessage:
    'תוקפה פג, הזמנה חדשה יותר החליפה אותה או שכבר קיבלו אותה. אם הצטרפתם, התחברו. אם לא, הזינו את כתובת הדוא״ל שלכם ונשלח לכם הזמנה נוספת.',
  resendButton: 'שליחת הזמנה נוספת',
  mailSentTitle: 'בדקו את תיבת הדואר',
  mailSentMessage: 'אם {{identifier}} הוזמן, הודעה נוספת בדרך.',
};
