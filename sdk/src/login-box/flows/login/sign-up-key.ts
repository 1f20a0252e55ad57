/** Storage key: set if sign-up was open to everyone at the last load. */
export const SIGN_UP_KEY = 'portico-sign-up';
