/** Every page a menu may hold, in menu order (contract: metadata §3). */
export const navigationPages = [
  'profile',
  'privacy',
  'personalApiTokens',
  'usage',
  'account',
  'users',
  'allUsers',
  'groups',
  'roles',
  'security',
  'sso',
  'provisioning',
  'audits',
  'webhooks',
  'apiTokens',
  'subscriptions',
  'allAccounts',
] as const;

/** Key of a page in `navigation`. */
export type NavigationPage = (typeof navigationPages)[number];
