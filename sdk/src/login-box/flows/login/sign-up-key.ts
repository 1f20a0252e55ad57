/** Where it is kept that strangers could sign up the last time. */
export const SIGN_UP_KEY = 'portico-sign-up';
