/** German texts of the login page that only some themes show: the terms, and a page before the first step. */
export const loginOptions = {
  login: {
    disclaimerText: 'Mit dem Fortfahren akzeptieren Sie unsere',
    termsLinkText: 'Nutzungsbedingungen',
    termsLink: '',
    privacyLinkText: 'Datenschutzerklärung',
    privacyLink: '',
    termsAndPrivacyConjunctionText: 'und',
    prestepTitle: 'Melden Sie sich an, um fortzufahren',
    prestepDescription: 'Diese Seite ist nur für Mitglieder.',
    prestepButtonText: 'Weiter',
  },
} as const;
