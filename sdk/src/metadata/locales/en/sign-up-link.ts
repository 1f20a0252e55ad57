/** English texts of the link from the first screen to the sign-up page. */
export const signUpLink = { login: { signUpMessage: 'New here?', signUpLink: 'Create an account' } } as const;
