/** English texts that the first screen can show: common texts, failures. Key names as in the service's own table. */
export const common = {
  errors: {
    genericErrorMessage: 'Something went wrong on our side. Try again in a moment.',
    screenFailedTitle: 'This part could not be shown',
    screenFailedMessage: 'Nothing is lost. Try again, or reload the page.',
  },
  fields: {
    isTooLong: 'Use at most {{length}} characters.',
  },
  actions: {
    retry: 'Try again',
  },
  states: {
    loading: 'Loading',
    opensInNewTab: 'opens in a new tab',
  },
} as const;
