/** Hebrew texts of a sign-in over a page whose input stays. */
export const interrupted = {
  title: 'ההתחברות שלכם הסתיימה',
  message: 'התחברו שוב כדי להמשיך. מה שהקלדתם עדיין כאן.',
  signOut: 'התנתקות',
} as const;
