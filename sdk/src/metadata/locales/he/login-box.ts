/** Hebrew texts of the login box's first screen. */
export const loginBox = {
  login: {
    title: 'התחברות',
    emailInputLabel: 'דוא״ל',
    emailInputPlaceholder: 'name@company.co.il',
    emailMustBeValid: 'הזינו כתובת דוא״ל מלאה, למשל name@company.co.il.',
    emailIsRequired: 'הזינו את כתובת הדוא״ל שלכם.',
    continue: 'המשך',
    preLoginSubtitle: 'הזינו את כתובת הדוא״ל שלכם כדי להמשיך.',
    didYouMean: 'האם התכוונתם ל',
    loginWelcomeTitle: 'טוב לראות אתכם שוב',
    loginWelcomeSubtitleSubtitle: 'התחברו כדי להמשיך.',
  },
} as const;
