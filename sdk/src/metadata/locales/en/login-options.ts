/** English texts of the login page that only some themes show: the terms, and a page before the first step. */
export const loginOptions = {
  login: {
    disclaimerText: 'By continuing you agree to our',
    termsLinkText: 'Terms of Service',
    termsLink: '',
    privacyLinkText: 'Privacy Policy',
    privacyLink: '',
    termsAndPrivacyConjunctionText: 'and',
    prestepTitle: 'Sign in to continue',
    prestepDescription: 'This page is for members only.',
    prestepButtonText: 'Continue',
  },
} as const;
