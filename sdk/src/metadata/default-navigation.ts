import type { Navigation, PageNavigation } from './types';

type Visibility = NonNullable<PageNavigation['visibility']>;

const page = (visibility: Visibility, permission?: string, featureFlag?: string): PageNavigation => ({
  visibility,
  ...(permission && { permissions: [permission] }),
  ...(featureFlag && { featureFlag }),
});

/** What each page is when the document says nothing. `allUsers` has no entry and stays hidden. @see Portal spec §6 */
export const defaultNavigation: Navigation = {
  usage: page('hidden', 'fe.usage.read', 'fe-usage-page'),
  webhooks: page('hidden', 'fe.connectivity.read.webhooks'),
  roles: page('hidden', 'fe.secure.read.roles'),
  users: page('always', 'fe.secure.read.users'),
  personalApiTokens: page('hidden', 'fe.secure.read.userApiTokens'),
  apiTokens: page('hidden', 'fe.secure.read.tenantApiTokens'),
  profile: page('always'),
  privacy: page('always'),
  account: page('always', 'fe.secure.read.accountSettings'),
  security: page('always', 'fe.secure.read.securityPolicy'),
  sso: page('hidden', 'fe.secure.read.samlConfiguration'),
  provisioning: page('hidden', 'fe.secure.read.provisioningConfiguration'),
  audits: page('always', 'fe.secure.read.audits'),
  subscriptions: page('hidden', 'fe.subscriptions.*'),
  allAccounts: page('byPermissions', 'fe.account-hierarchy.read.subAccount'),
  groups: page('hidden', 'fe.secure.read.groups'),
};
