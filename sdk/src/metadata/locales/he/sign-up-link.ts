/** Hebrew texts of the link from the first screen to the sign-up page. */
export const signUpLink = {
  login: {
    signUpMessage: 'חדשים כאן?',
    signUpLink: 'יצירת חשבון',
  },
} as const;
