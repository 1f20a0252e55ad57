/** German texts of the link from the first screen to the sign-up page. */
export const signUpLink = {
  login: {
    signUpMessage: 'Neu hier?',
    signUpLink: 'Konto erstellen',
  },
} as const;
