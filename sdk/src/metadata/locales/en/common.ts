/** English texts that every area uses: small words, password rules, failures. Key names as in the service's own table. */
export const common = {
  passwordStrength: {
    veryWeak: 'Very weak',
    weak: 'Weak',
    good: 'Good',
    strong: 'Strong',
    veryStrong: 'Very strong',
  },
  errors: {
    genericErrorMessage: 'Something went wrong on our side. Please try again in a moment.',
    traceIdMessage: 'Trace ID',
    copyTraceId: 'Copy trace ID',
    traceIdCopied: 'Trace ID copied',
    screenFailedTitle: 'This part could not be shown',
    screenFailedMessage: 'Nothing you saved is lost. Try again, or reload the page if it keeps happening.',
    loadFailedTitle: 'This could not be loaded',
    networkTitle: 'No connection',
  },
  fields: {
    optionalFieldLabel: '(optional)',
    isRequired: 'This field is required.',
    isTooLong: 'Use at most {{length}} characters.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLockOn: 'Caps lock is on.',
    clear: 'Clear',
    characterCount_one: '{{count}} character left',
    characterCount_other: '{{count}} characters left',
  },
  actions: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    retry: 'Try again',
    save: 'Save',
    reload: 'Reload',
    more: 'More actions',
    dismiss: 'Dismiss',
  },
  states: {
    loading: 'Loading',
    pending: 'One moment',
    saved: 'Saved',
    success: 'Done',
    error: 'Error',
    opensInNewTab: 'opens in a new tab',
    poweredBy: 'Secured by {{appName}}',
  },
} as const;

/** English texts of password and input rules. */
export const validations = {
  passwordMinLength: 'Use at least {{length}} characters.',
  passwordMaxLength: 'Use at most {{length}} characters.',
  passwordThreeRepeatedChars: 'Do not repeat a character three times in a row.',
  passwordAtLeastOneLowerLetter: 'Include a lowercase letter.',
  passwordAtLeastOneUpperLetter: 'Include an uppercase letter.',
  passwordAtLeastOneNumber: 'Include a number.',
  passwordAtLeastOneSpecialChar: 'Include a special character, such as ! or #.',
} as const;
