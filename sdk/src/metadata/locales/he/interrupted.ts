/** Hebrew texts of a sign-in or a step-up over a page whose input stays. */
export const interrupted = {
  title: 'ההתחברות שלכם הסתיימה',
  message: 'התחברו שוב כדי להמשיך. מה שהקלדתם עדיין כאן.',
  signOut: 'התנתקות',
  confirmTitle: 'עוד אישור אחד',
  confirmMessage: 'לפעולה הזאת נדרש האימות הנוסף שלכם. מה שהקלדתם עדיין כאן.',
  cancel: 'ביטול',
} as const;
