/** English texts of a sign-in over a page whose input stays. */
export const interrupted = {
  title: 'Your session has ended',
  message: 'Sign in again to continue. What you have typed is still here.',
  signOut: 'Sign out',
} as const;
