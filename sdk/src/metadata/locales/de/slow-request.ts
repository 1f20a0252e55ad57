/** German texts for a request that takes long. */
export const slowRequest = {
  message: 'Das dauert länger als üblich. Sie können weiter warten oder abbrechen und es erneut versuchen.',
  cancel: 'Abbrechen',
} as const;

/** German text of the error that a cancelled request ends with, by its code. */
export const cancelledRequest = {
  requestCancelled: 'Sie haben abgebrochen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
} as const;
