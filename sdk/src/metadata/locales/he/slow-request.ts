/** Hebrew texts for a request that takes long. */
export const slowRequest = {
  message: 'זה לוקח יותר זמן מהרגיל. אפשר להמשיך לחכות, או לבטל ולנסות שוב.',
  cancel: 'ביטול',
} as const;

/** Hebrew text of the error that a cancelled request ends with, by its code. */
export const cancelledRequest = {
  requestCancelled: 'ביטלתם את הפעולה. בדקו את החיבור לאינטרנט ונסו שוב.',
} as const;
