import { billingCatalogue } from './billing-catalogue';
import type { CastMember } from './cast';
import type { DatabaseDump } from './database';

/** The client id of every scenario. */
export const DEMO_CLIENT_ID = 'demo-client-id';
/** The vendor of every scenario. */
export const DEMO_VENDOR_ID = 'vendor-portico';

/** Flags that preview mode forces on (portal spec §9). */
const previewFlags = [
  'admin_portal_ip_restrictions',
  'admin_portal_domain_restrictions',
  'new-mfa-pages',
  'show-passkeys-new',
  'groups-admin-box-new',
  'msp-all-accounts-new',
  'temporary-users',
];

/** The vendor's main application for every account, and two that are assigned to accounts and users. */
const applications = [
  {
    id: 'application-main',
    name: 'Acme Cloud',
    description: 'The main application of every account.',
    appUrl: 'http://localhost:3000',
    loginUrl: 'http://localhost:3000/account/login',
    isDefault: true,
    accessType: 'FREE_ACCESS' as const,
  },
  {
    id: 'application-insights',
    name: 'Acme Insights',
    description: 'Figures of every harbour, as they come in.',
    appUrl: 'http://localhost:3001',
    loginUrl: 'http://localhost:3001/account/login',
    isDefault: false,
    accessType: 'MANAGED_ACCESS' as const,
  },
  {
    id: 'application-desk',
    name: 'Acme Desk',
    description: 'Answers to customers, collected in one place.',
    appUrl: 'http://localhost:3002',
    loginUrl: 'http://localhost:3002/account/login',
    isDefault: false,
    accessType: 'MANAGED_ACCESS' as const,
  },
];

const categories = {
  security: 'Security',
  team: 'Team',
  billing: 'Billing',
  accounts: 'Accounts',
  connectivity: 'Connectivity',
};

/** Permission keys of the portal (contract: metadata §3) with what they allow, by category. */
const permissionNames: Record<keyof typeof categories, Record<string, string>> = {
  security: {
    'fe.secure.*': 'Everything about security and team',
    'fe.secure.read.*': 'See everything about security and team',
    'fe.secure.read.accountSettings': 'See account settings',
    'fe.secure.write.accountSettings': 'Change account settings',
    'fe.secure.read.audits': 'See audit logs',
    'fe.secure.read.securityPolicy': 'See security settings',
    'fe.secure.write.securityPolicy': 'Change security settings',
    'fe.secure.read.passwordExpirationConfiguration': 'See when passwords have to change',
    'fe.secure.write.passwordExpirationConfiguration': 'Change when passwords have to change',
    'fe.secure.read.ipRestrictions': 'See from which addresses people may come',
    'fe.secure.write.ipRestrictions': 'Change from which addresses people may come',
    'fe.secure.delete.ipRestrictions': 'Take addresses off the lists',
    'fe.secure.read.emailDomainRestrictions': 'See who may join by their domain',
    'fe.secure.write.emailDomainRestrictions': 'Change who may join by their domain',
    'fe.secure.delete.emailDomainRestrictions': 'Take domains off the lists',
    'fe.secure.read.countryRestrictions': 'See from which countries people may come',
    'fe.secure.write.countryRestrictions': 'Change from which countries people may come',
    'fe.secure.read.samlConfiguration': 'See single sign-on',
    'fe.secure.write.samlConfiguration': 'Change single sign-on',
    'fe.secure.delete.samlConfiguration': 'Remove single sign-on',
    'fe.secure.read.provisioningConfiguration': 'See provisioning',
    'fe.secure.write.provisioningConfiguration': 'Change provisioning',
    'fe.secure.delete.provisioningConfiguration': 'Remove provisioning',
    'fe.secure.read.tenantApiTokens': 'See API tokens of the account',
    'fe.secure.read.userApiTokens': 'See own API tokens',
    'fe.secure.write.tenantApiTokens': 'Make API tokens of the account',
    'fe.secure.write.userApiTokens': 'Make own API tokens',
    'fe.secure.delete.tenantApiTokens': 'Remove API tokens of the account',
    'fe.secure.delete.userApiTokens': 'Remove own API tokens',
    'fe.secure.delete.sessions': 'End sessions of others',
  },
  team: {
    'fe.secure.read.users': 'See the team',
    'fe.secure.write.users': 'Invite people',
    'fe.secure.write.updateUser': 'Change people',
    'fe.secure.write.enableDisable': 'Enable and disable people',
    'fe.secure.write.usersRoles': 'Change roles of people',
    'fe.secure.write.resendActivationEmail': 'Send an invitation again',
    'fe.secure.delete.users': 'Remove people',
    'fe.secure.write.impersonateUser': 'Act as another user',
    'fe.secure.read.roles': 'See roles',
    'fe.secure.write.roles': 'Make roles',
    'fe.secure.write.updateRole': 'Change roles',
    'fe.secure.delete.role': 'Remove roles',
    'fe.secure.read.groups': 'See groups',
    'fe.secure.write.groups': 'Change groups',
    'fe.secure.write.groupsRoles': 'Change roles of groups',
    'fe.secure.write.groupsUsers': 'Put people into groups',
    'fe.secure.delete.groups': 'Remove groups',
    'fe.secure.delete.groupsUsers': 'Take people out of groups',
    'fe.secure.write.appsUsers': 'Give applications to people',
    'fe.secure.delete.appsUsers': 'Take applications from people',
    'fe.secure.write.tenantInvites': 'Invite people by link',
    'fe.secure.delete.tenantInvites': 'End links of invitations',
    'fe.secure.read.userSubTenants': 'See people of sub-accounts',
    'fe.secure.write.userSubTenants': 'Change people of sub-accounts',
  },
  billing: {
    'fe.subscriptions.*': 'Everything about the subscription',
    'fe.subscriptions.read.*': 'See the subscription',
    'fe.subscriptions.write.*': 'Change the subscription',
    'fe.usage.read': 'See how much of the plan is used',
  },
  accounts: {
    'fe.account-settings.*': 'Everything about the account itself',
    'fe.account-settings.write.custom-login-box': 'Change the login box of the account',
    'fe.account-hierarchy.*': 'Everything about sub-accounts',
    'fe.account-hierarchy.read.subAccount': 'See sub-accounts',
    'fe.account-hierarchy.write.subAccount': 'Make, rename and move sub-accounts',
    'fe.account-hierarchy.delete.subAccount': 'Remove sub-accounts',
    'fe.account-hierarchy.write.subAccountAccess': 'Let people enter sub-accounts',
    'fe.account-hierarchy.write.subAccountManagement': 'Let sub-accounts have their own',
  },
  connectivity: {
    'fe.connectivity.*': 'Everything about connections',
    'fe.connectivity.read.webhooks': 'See webhooks',
    'fe.connectivity.read.webhookLogs': 'See the calls to webhooks',
    'fe.connectivity.write.webhook': 'Change webhooks',
    'fe.connectivity.delete.webhook': 'Remove webhooks',
    'fe.connectivity.read.eventCategories': 'See kinds of events',
    'fe.connectivity.read.events': 'See events',
    'fe.connectivity.read.emailConfig': 'See who gets email',
    'fe.connectivity.write.emailConfig': 'Change who gets email',
    'fe.connectivity.delete.emailConfig': 'Stop email',
    'fe.connectivity.read.smsConfig': 'See who gets text messages',
    'fe.connectivity.write.smsConfig': 'Change who gets text messages',
    'fe.connectivity.delete.smsConfig': 'Stop text messages',
    'fe.connectivity.read.slackApp': 'See the Slack app',
    'fe.connectivity.read.slackChannels': 'See Slack channels',
    'fe.connectivity.read.slackSubscriptions': 'See what Slack hears of',
    'fe.connectivity.write.slackAppRegistration': 'Connect Slack',
    'fe.connectivity.write.slackSubscriptions': 'Tell Slack of events',
    'fe.connectivity.write.updateSlackSubscription': 'Change what Slack hears of',
    'fe.connectivity.delete.slackSubscriptions': 'Stop telling Slack',
  },
};

const roles: Record<CastMember['role'], { name: string; description: string; level: number; permissions: string[] }> = {
  'read-only': {
    name: 'Read Only',
    description: 'Sees the account and changes nothing but the own profile.',
    level: 2,
    permissions: ['fe.secure.read.*'],
  },
  admin: {
    name: 'Admin',
    description: 'Manages people, security and billing.',
    level: 0,
    permissions: [
      'fe.secure.*',
      'fe.subscriptions.*',
      'fe.usage.read',
      'fe.account-hierarchy.*',
      'fe.account-settings.*',
      'fe.connectivity.*',
    ],
  },
  support: {
    name: 'Support',
    description: 'Helps people in: invites them, sends invitations again, ends sessions.',
    level: 1,
    permissions: [
      'fe.secure.read.*',
      'fe.secure.write.users',
      'fe.secure.write.resendActivationEmail',
      'fe.secure.delete.sessions',
    ],
  },
};

/** Id of a demo role. */
export function roleId(role: CastMember['role']): string {
  return `role-${role}`;
}

/** The rows before the first user: vendor, roles, permissions, plans, flags, policies. */
export function catalogue(createdAt: string): Partial<DatabaseDump> {
  const vendorId = DEMO_VENDOR_ID;
  const dates = { createdAt, updatedAt: createdAt };
  return {
    vendors: [{ id: vendorId, name: 'Acme Cloud', clientId: DEMO_CLIENT_ID, createdAt, whiteLabelMode: false }],
    applications: applications.map((application) => ({ vendorId, isActive: true, createdAt, ...application })),
    permissionCategories: Object.entries(categories).map(([key, name]) => {
      return { id: `category-${key}`, name, description: `Permissions: ${name.toLowerCase()}`, createdAt };
    }),
    permissions: Object.entries(permissionNames).flatMap(([category, names]) =>
      Object.entries(names).map(([key, name]) => {
        const row = { id: permissionId(key), key, name, description: name, categoryId: `category-${category}` };
        return { ...row, fePermission: true, ...dates };
      }),
    ),
    roles: (['read-only', 'admin', 'support'] as const).map((key) => {
      const { permissions, ...role } = roles[key];
      const common = { id: roleId(key), key, vendorId, tenantId: null, isDefault: key === 'read-only', ...dates };
      return { ...role, ...common, permissionIds: permissions.map(permissionId) };
    }),
    ...billingCatalogue(vendorId),
    flags: previewFlags.map((id) => ({ id, on: true })),
    metadata: [{ id: 'adminBox', configuration: {} }],
    policies: [
      { id: 'policy-lockout', name: 'lockout', tenantId: null, value: { maxAttempts: 5, lockMinutes: 15 } },
      {
        id: 'policy-password',
        name: 'password',
        tenantId: null,
        // Portal spec §5, "Preview password configuration".
        value: { allowPassphrases: true, minLength: 6, maxLength: 128, minPhraseLength: 6, minOptionalTestsToPass: 1 },
      },
      { id: 'policy-mfa', name: 'mfa', tenantId: null, value: { rememberDays: 14 } },
    ],
  };
}

function permissionId(key: string): string {
  return `permission-${key}`;
}
