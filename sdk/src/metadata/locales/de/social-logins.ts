import { leaveFailures } from './leave-failures';

/** German texts of the providers to sign in with. */
export const socialLogins = {
  login: {
    signInWithSocialLogin: 'oder',
    ...leaveFailures,
  },
  socialLogins: {
    loginButtonText: 'Mit {{providerName}} anmelden',
    signupButtonText: 'Mit {{providerName}} registrieren',
    activationButtonText: 'Mit {{providerName}} aktivieren',
    lastUsed: 'Zuletzt benutzt',
    more: 'Weitere',
    google: 'Google',
    microsoft: 'Microsoft',
    facebook: 'Facebook',
    github: 'GitHub',
    slack: 'Slack',
    apple: 'Apple',
    linkedin: 'LinkedIn',
  },
} as const;
