import type { Scenario } from './scenario';

/** Signing in and signing up require a captcha. */
export const captcha: Scenario = {
  title: 'Captcha',
  description: 'Forms ask for a captcha, which is simulated: its token says what comes of it.',
  prepare: ({ db }) => {
    const value = { enabled: true, siteKey: 'simulated-captcha' };
    db.policies.insert({ id: 'policy-captcha', name: 'captcha', tenantId: null, value });
  },
};
