/** The permissions that the page asks for, by what they permit. */
export const allAccountsPermissions = {
  write: 'fe.account-hierarchy.write.subAccount',
  remove: 'fe.account-hierarchy.delete.subAccount',
  manageAccess: 'fe.account-hierarchy.write.subAccountAccess',
  manageManagement: 'fe.account-hierarchy.write.subAccountManagement',
  readUsers: 'fe.secure.read.userSubTenants',
  writeUsers: 'fe.secure.write.userSubTenants',
} as const;
