/** Hebrew texts of unlocking an account. */
export const unlockAccount = {
  prestepTitle: 'פתיחת החשבון הנעול',
  prestepDescription: 'סיסמה שגויה הוקלדה יותר מדי פעמים. אם אלה הייתם אתם, פתחו את החשבון ונסו שוב.',
  prestepButtonText: 'פתיחת החשבון שלי',
  successTitle: 'החשבון שלכם פתוח',
  successMessage: 'מחזירים אתכם להתחברות.',
  failedTitle: 'הקישור הזה כבר אינו פועל',
  failedMessage: 'הוא אינו שלם, תוקפו פג או שכבר השתמשו בו. נעילה גם מסתיימת מעצמה אחרי זמן מה.',
  failedBackToLoginButton: 'חזרה להתחברות',
} as const;
