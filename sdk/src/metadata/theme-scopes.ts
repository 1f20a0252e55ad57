import type { ThemeArea } from './layers';
import { rootScopes, type ThemeScope } from './root-scopes';

/** Pages of the login box that may have their own theme; the root carries their name as `data-page`. */
export const loginBoxPages = [
  'login',
  'signup',
  'forgotPassword',
  'resetPassword',
  'resetPhoneNumber',
  'activateAccount',
  'acceptInvitation',
  'unlockAccount',
  'stepUp',
  'openApp',
  'approvalFlow',
] as const;

/** Pages of the portal that may have their own theme, and the `data-page` of each. */
export const portalThemePages = {
  profile: 'profile',
  privacy: 'privacy',
  personalApiTokens: 'personalApiTokens',
  account: 'account',
  users: 'users',
  security: 'security',
  singleSignOn: 'sso',
  audits: 'audits',
  webhooks: 'webhooks',
  apiTokens: 'apiTokens',
  roles: 'roles',
  subscriptions: 'subscriptions',
  application: 'application',
} as const;

const menuParts = {
  header: '.portico-nav-tenant',
  content: '.portico-nav-pages',
  footer: '.portico-nav-user',
} as const;

const menu = 'adminPortal.navigation.';

/** Places that set only what differs from their root. */
export const innerScopes: readonly ThemeScope[] = [
  ...loginBoxPages.map(
    (page): ThemeScope => ({
      area: 'loginBox',
      selector: `[data-page="${page}"]`,
      prefixes: [`loginBox.${page}.`, 'loginBox.', ''],
    }),
  ),
  {
    area: 'adminPortal',
    selector: ' .portico-portal-content',
    prefixes: ['adminPortal.pages.', 'adminPortal.', ''],
    nested: true,
  },
  ...Object.entries(portalThemePages).map(
    ([page, name]): ThemeScope => ({
      area: 'adminPortal',
      selector: `[data-page="${name}"] .portico-portal-content`,
      prefixes: [`adminPortal.pages.${page}.`, 'adminPortal.pages.', 'adminPortal.', ''],
      nested: true,
    }),
  ),
  { area: 'adminPortal', selector: ' .portico-nav', prefixes: [menu, 'adminPortal.', ''], nested: true },
  ...Object.entries(menuParts).map(
    ([part, selector]): ThemeScope => ({
      area: 'adminPortal',
      selector: ` ${selector}`,
      prefixes: [`${menu}${part}.`, menu, 'adminPortal.', ''],
      nested: true,
    }),
  ),
];

/** The scope of one page, or of the area as a whole. */
export function scopeOf(area: ThemeArea, page?: string): ThemeScope {
  const named = innerScopes.find(
    (scope) => page !== undefined && scope.area === area && scope.selector.startsWith(`[data-page="${page}"]`),
  );
  return named ?? rootScopes[area];
}
