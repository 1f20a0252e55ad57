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
  // Additions of ours to the service's tree; others ignore them.
  allUsers: 'allUsers',
  groups: 'groups',
  provisioning: 'provisioning',
  usage: 'usage',
  allAccounts: 'allAccounts',
} as const;

/** Where a page is: its content, and what it opens over it. */
const pageSelector = ' :is(.portico-portal-content, .portico-modal, .portico-popover)';

/** Cards of the profile that may differ from the page. */
const profileParts = {
  profileInfo: '.portico-settings:has(> .portico-picture)',
  basicInformation: '.portico-settings:has(> .portico-rows)',
} as const;

/** Where the menu is: next to the page, or above a narrow one with a sheet. */
const menuSelector = ' :is(.portico-portal-menu, .portico-portal-bar, .portico-sheet)';

const menuParts = {
  header: '.portico-nav-tenant',
  content: '.portico-nav-pages',
  footer: '.portico-nav-user',
} as const;

const menu = 'adminPortal.navigation.';
const pages = 'adminPortal.pages.';

/** Places that set only what differs from their root. */
export const innerScopes: readonly ThemeScope[] = [
  ...loginBoxPages.map(
    (page): ThemeScope => ({
      area: 'loginBox',
      selector: `[data-page="${page}"]`,
      prefixes: [`loginBox.${page}.`, 'loginBox.', ''],
      isPage: true,
    }),
  ),
  {
    area: 'adminPortal',
    selector: pageSelector,
    prefixes: [pages, 'adminPortal.', ''],
    nested: true,
    isPage: true,
  },
  ...Object.entries(portalThemePages).map(
    ([page, name]): ThemeScope => ({
      area: 'adminPortal',
      selector: `[data-page="${name}"]${pageSelector}`,
      prefixes: [`${pages}${page}.`, pages, 'adminPortal.', ''],
      nested: true,
      isPage: true,
    }),
  ),
  ...Object.entries(profileParts).map(
    ([part, selector]): ThemeScope => ({
      area: 'adminPortal',
      selector: `[data-page="profile"] ${selector}`,
      prefixes: [`${pages}profile.${part}.`, `${pages}profile.`, pages, 'adminPortal.', ''],
      nested: true,
    }),
  ),
  { area: 'adminPortal', selector: menuSelector, prefixes: [menu, 'adminPortal.', ''], nested: true },
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
