import { leaveFailures } from './leave-failures';

/** Hebrew texts of the providers to sign in with. */
export const socialLogins = {
  login: {
    signInWithSocialLogin: 'או',
    ...leaveFailures,
  },
  socialLogins: {
    loginButtonText: 'התחברות עם {{providerName}}',
    signupButtonText: 'הרשמה עם {{providerName}}',
    activationButtonText: 'הפעלה עם {{providerName}}',
    lastUsed: 'בשימוש האחרון',
    more: 'עוד',
    google: 'Google',
    microsoft: 'Microsoft',
    facebook: 'Facebook',
    github: 'GitHub',
    slack: 'Slack',
    apple: 'Apple',
    linkedin: 'LinkedIn',
  },
} as const;
