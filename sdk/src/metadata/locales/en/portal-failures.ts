/** English texts for requests that fail without a code of the service. */
export const portalFailures = {
  noAnswer: 'The service could not be reached. Check your internet connection and try again.',
  tooManyRequests: 'Too many attempts. Wait a moment, then try again.',
  requestTooLarge: 'This is too much to send. Shorten what you typed and try again.',
  changedMeanwhile: 'Another administrator changed this. You now see the current version: check it, then try again.',
  stepUpRequired: 'This needs your second step. Try again, and confirm it.',
} as const;
