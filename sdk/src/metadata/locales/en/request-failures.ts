/** English texts of failures that any step can have. They load right after the first screen. */
export const requestFailures = {
  noAnswer: 'The service could not be reached. Check your internet connection and try again.',
  pageIncomplete: 'Part of this page did not arrive. Check your internet connection, then reload the page.',
  tooManyRequests: 'Too many attempts. Wait a moment, then try again.',
  requestTooLarge: 'This is too much to send. Shorten what you typed and try again.',
  captchaBlocked:
    'We could not check that you are a person: something is blocking the check. Allow this page in your content blocker or use another network, then try again.',
} as const;
