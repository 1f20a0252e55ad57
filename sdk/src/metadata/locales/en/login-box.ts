/** English texts of the login box's first screen: they are part of the first download. Key names as in the service's own table. */
export const loginBox = {
  login: {
    title: 'Sign in',
    emailInputLabel: 'Email',
    emailInputPlaceholder: 'name@company.com',
    emailMustBeValid: 'Enter a complete email address, such as name@company.com.',
    emailIsRequired: 'Enter your email address.',
    continue: 'Continue',
    preLoginSubtitle: 'Enter your email address to continue.',
    didYouMean: 'Did you mean',
    loginWelcomeTitle: 'Welcome back',
    loginWelcomeSubtitleSubtitle: 'Sign in to continue.',
  },
} as const;
