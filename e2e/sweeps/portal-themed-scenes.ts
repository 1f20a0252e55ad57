import type { Scene } from '../hosts/stage/src/main';

/** A state of the portal that shows parts that a theme may style. */
export interface PortalScene extends Scene {
  /** Pressed in this order to show a part. */
  open?: readonly string[];
  /** The portal as on a phone. */
  isNarrow?: true;
}

const scene = (name: string, more: Partial<PortalScene> = {}): PortalScene => {
  const [screen = '', state = 'default'] = name.split('/');
  return { screen: `admin-portal/${screen}`, state, ...more };
};

/** The fewest states that together show every style of `contract/metadata.md` §7, and every base style of §5. */
export const portalThemedScenes: readonly PortalScene[] = [
  scene('users/filtered'),
  scene('users/many', { open: ['.portico-filter-button >> nth=0'] }),
  scene('users/filtered', { open: ['.portico-filter[data-chosen] .portico-filter-button >> nth=-1'] }),
  scene('users', { open: ['.portico-toolbar-button', '.portico-switch-input'] }),
  scene('users', { isNarrow: true }),
  scene('users/noResult'),
  scene('users/error'),
  scene('account/readOnly'),
  scene('account'),
  scene('account/lowContrast'),
  scene('allAccounts'),
  scene('roles/matrix'),
  scene('showRole'),
  scene('editRole'),
  scene('privacy'),
  scene('apiTokens'),
  scene('personalApiTokens'),
  scene('allUsers'),
  scene('audits'),
  scene('sso'),
  scene('webhooks'),
  scene('groups'),
  scene('provisioning'),
  scene('connectDirectory/created'),
  scene('usage'),
  scene('subscriptions'),
  scene('createToken'),
  { screen: 'login-box/preLogin', state: 'default' },
];

/** A place with a theme of its own, and the elements that it applies to. */
export interface ThemedPlace {
  path: string;
  scene: PortalScene;
  selectors: readonly string[];
}

const page = (name: string): ThemedPlace => ({
  path: `adminPortal.pages.${name}`,
  scene: scene(name),
  selectors: ['.portico-portal-content'],
});

const menu = scene('users');

/** Every place of the portal with a theme of its own (`BaseThemeKeys`), by its path in `themeV2`. */
export const themedPlaces: readonly ThemedPlace[] = [
  {
    path: 'adminPortal',
    scene: scene('users'),
    selectors: ['.portico-admin-portal', '.portico-portal-content', '.portico-nav-pages'],
  },
  { path: 'adminPortal.navigation', scene: menu, selectors: ['.portico-portal-menu', '.portico-nav-pages'] },
  { path: 'adminPortal.navigation', scene: { ...menu, isNarrow: true }, selectors: ['.portico-portal-bar'] },
  { path: 'adminPortal.navigation.header', scene: menu, selectors: ['.portico-nav-tenant'] },
  { path: 'adminPortal.navigation.content', scene: menu, selectors: ['.portico-nav-pages'] },
  { path: 'adminPortal.navigation.footer', scene: menu, selectors: ['.portico-nav-user'] },
  { path: 'adminPortal.pages', scene: scene('users'), selectors: ['.portico-portal-content'] },
  { path: 'adminPortal.pages.roles', scene: scene('showRole'), selectors: ['.portico-modal'] },
  {
    path: 'adminPortal.pages.users',
    scene: scene('users', { open: ['.portico-toolbar-button'] }),
    selectors: ['.portico-popover'],
  },
  ...['profile', 'privacy', 'personalApiTokens', 'account', 'users'].map(page),
  ...[
    'allUsers',
    'audits',
    'webhooks',
    'groups',
    'roles',
    'provisioning',
    'usage',
    'apiTokens',
    'subscriptions',
    'allAccounts',
  ].map(page),
  { ...page('singleSignOn'), scene: scene('sso') },
  {
    path: 'adminPortal.pages.profile.profileInfo',
    scene: scene('profile'),
    selectors: ['.portico-settings:nth-child(1)'],
  },
  {
    path: 'adminPortal.pages.profile.basicInformation',
    scene: scene('profile'),
    selectors: ['.portico-settings:nth-child(2)'],
  },
];
