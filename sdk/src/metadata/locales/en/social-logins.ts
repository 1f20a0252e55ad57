import { leaveFailures } from './leave-failures';

/** English texts of the providers to sign in with: they come with the buttons. */
export const socialLogins = {
  login: { signInWithSocialLogin: 'or', ...leaveFailures },
  socialLogins: {
    loginButtonText: 'Sign in with {{providerName}}',
    signupButtonText: 'Sign up with {{providerName}}',
    activationButtonText: 'Activate with {{providerName}}',
    lastUsed: 'Last used',
    more: 'More',
    google: 'Google',
    microsoft: 'Microsoft',
    facebook: 'Facebook',
    github: 'GitHub',
    slack: 'Slack',
    apple: 'Apple',
    linkedin: 'LinkedIn',
  },
} as const;
