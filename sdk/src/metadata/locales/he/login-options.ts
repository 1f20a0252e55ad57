/** Hebrew texts of the login page that only some themes show: the terms, and a page before the first step. */
export const loginOptions = {
  login: {
    disclaimerText: 'בהמשך השימוש אתם מסכימים אל',
    termsLinkText: 'תנאי השימוש',
    termsLink: '',
    privacyLinkText: 'מדיניות הפרטיות',
    privacyLink: '',
    termsAndPrivacyConjunctionText: 'ואל',
    prestepTitle: 'התחברו כדי להמשיך',
    prestepDescription: 'הדף הזה מיועד לחברים בלבד.',
    prestepButtonText: 'המשך',
  },
} as const;
