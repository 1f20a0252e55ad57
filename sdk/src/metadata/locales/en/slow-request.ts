/** English texts for a request that takes long. */
export const slowRequest = {
  message: 'This is taking longer than usual. You can keep waiting, or cancel and try again.',
  cancel: 'Cancel',
} as const;

/** English text of the error that a cancelled request ends with, by its code. */
export const cancelledRequest = {
  requestCancelled: 'You cancelled this. Check your internet connection, then try again.',
} as const;
