import { type CommonFiles, joinPortalTexts, joinTexts, type LoginBoxFiles } from './locales/join-texts';
import type { portalFiles } from './locales/packs/en/admin-portal';
import type { TextTree } from './text-tree';
import type { TextArea } from './text-types';

type Pack = Record<TextArea, () => Promise<TextTree>>;
type PortalFiles = Record<keyof typeof portalFiles, () => Promise<Record<string, TextTree>>>;

/** The files of the admin portal. A language without a file that English has does not compile. */
const portal: Record<'de' | 'he', PortalFiles> = {
  de: {
    navigation: () => import('./locales/de/portal-navigation'),
    table: () => import('./locales/de/portal-table'),
    profile: () => import('../admin-portal/pages/profile/texts/de'),
    privacy: () => import('../admin-portal/pages/privacy/texts/de'),
    apiTokens: () => import('../admin-portal/pages/api-tokens/texts/de'),
    account: () => import('../admin-portal/pages/account/texts/de'),
    users: () => import('../admin-portal/pages/users/texts/de'),
    userDialogs: () => import('../admin-portal/pages/users/dialogs/texts/de'),
    allAccounts: () => import('../admin-portal/pages/all-accounts/texts/de'),
    accountDialogs: () => import('../admin-portal/pages/all-accounts/dialogs/texts/de'),
    allUsers: () => import('../admin-portal/pages/all-users/texts/de'),
    userFilters: () => import('../admin-portal/pages/users/filters/texts/de'),
    userInvite: () => import('../admin-portal/pages/users/invite/texts/de'),
    groups: () => import('../admin-portal/pages/groups/texts/de'),
    roles: () => import('../admin-portal/pages/roles/texts/de'),
  },
  he: {
    navigation: () => import('./locales/he/portal-navigation'),
    table: () => import('./locales/he/portal-table'),
    profile: () => import('../admin-portal/pages/profile/texts/he'),
    privacy: () => import('../admin-portal/pages/privacy/texts/he'),
    apiTokens: () => import('../admin-portal/pages/api-tokens/texts/he'),
    account: () => import('../admin-portal/pages/account/texts/he'),
    users: () => import('../admin-portal/pages/users/texts/he'),
    userDialogs: () => import('../admin-portal/pages/users/dialogs/texts/he'),
    allAccounts: () => import('../admin-portal/pages/all-accounts/texts/he'),
    accountDialogs: () => import('../admin-portal/pages/all-accounts/dialogs/texts/he'),
    allUsers: () => import('../admin-portal/pages/all-users/texts/he'),
    userFilters: () => import('../admin-portal/pages/users/filters/texts/he'),
    userInvite: () => import('../admin-portal/pages/users/invite/texts/he'),
    groups: () => import('../admin-portal/pages/groups/texts/he'),
    roles: () => import('../admin-portal/pages/roles/texts/he'),
  },
};

async function loadPortal(files: PortalFiles): Promise<TextTree> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  return joinPortalTexts(Object.assign({}, ...loaded));
}

/** Complete languages other than English. */
export const packs: Record<string, Pack> = {
  de: {
    common: async () => joinTexts<CommonFiles>(await import('./locales/packs/de/common')),
    loginBox: async () => joinTexts<LoginBoxFiles>(await import('./locales/packs/de/login-box')),
    adminPortal: () => loadPortal(portal.de),
  },
  he: {
    common: async () => joinTexts<CommonFiles>(await import('./locales/packs/he/common')),
    loginBox: async () => joinTexts<LoginBoxFiles>(await import('./locales/packs/he/login-box')),
    adminPortal: () => loadPortal(portal.he),
  },
};
