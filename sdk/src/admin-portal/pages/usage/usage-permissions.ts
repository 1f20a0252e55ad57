/** The permissions that the page and its parts ask for. */
export const usagePermissions = {
  read: 'fe.usage.read',
  users: 'fe.secure.read.users',
  apiTokens: 'fe.secure.read.tenantApiTokens',
  accounts: 'fe.account-hierarchy.read.subAccount',
  activity: 'fe.secure.read.audits',
} as const;
