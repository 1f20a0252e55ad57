/** English texts of a sign-in or a step-up over a page whose input stays. */
export const interrupted = {
  title: 'Your session has ended',
  message: 'Sign in again to continue. What you have typed is still here.',
  signOut: 'Sign out',
  confirmTitle: 'One more confirmation',
  confirmMessage: 'This needs your second step. What you have typed is still here.',
  cancel: 'Cancel',
} as const;
