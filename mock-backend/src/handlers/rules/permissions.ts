import { grants } from '../authenticate';

/** Keys that the calls of this release ask for. */
export const permissionKeys = {
  readUsers: 'fe.secure.read.users',
  inviteUsers: 'fe.secure.write.users',
  updateUsers: 'fe.secure.write.updateUser',
  enableUsers: 'fe.secure.write.enableDisable',
  changeRoles: 'fe.secure.write.usersRoles',
  resendInvitations: 'fe.secure.write.resendActivationEmail',
  deleteUsers: 'fe.secure.delete.users',
  endSessions: 'fe.secure.delete.sessions',
  readRoles: 'fe.secure.read.roles',
  createRoles: 'fe.secure.write.roles',
  updateRoles: 'fe.secure.write.updateRole',
  deleteRoles: 'fe.secure.delete.role',
  readGroups: 'fe.secure.read.groups',
  changeGroups: 'fe.secure.write.groups',
  changeGroupRoles: 'fe.secure.write.groupsRoles',
  addGroupUsers: 'fe.secure.write.groupsUsers',
  deleteGroups: 'fe.secure.delete.groups',
  removeGroupUsers: 'fe.secure.delete.groupsUsers',
  readOwnTokens: 'fe.secure.read.userApiTokens',
  createOwnTokens: 'fe.secure.write.userApiTokens',
  deleteOwnTokens: 'fe.secure.delete.userApiTokens',
  readTenantTokens: 'fe.secure.read.tenantApiTokens',
  createTenantTokens: 'fe.secure.write.tenantApiTokens',
  deleteTenantTokens: 'fe.secure.delete.tenantApiTokens',
  readSecurityPolicy: 'fe.secure.read.securityPolicy',
  changeSecurityPolicy: 'fe.secure.write.securityPolicy',
  readPasswordRotation: 'fe.secure.read.passwordExpirationConfiguration',
  changePasswordRotation: 'fe.secure.write.passwordExpirationConfiguration',
  readAudits: 'fe.secure.read.audits',
  readSso: 'fe.secure.read.samlConfiguration',
  changeSso: 'fe.secure.write.samlConfiguration',
  deleteSso: 'fe.secure.delete.samlConfiguration',
  readDirectories: 'fe.secure.read.provisioningConfiguration',
  changeDirectories: 'fe.secure.write.provisioningConfiguration',
  deleteDirectories: 'fe.secure.delete.provisioningConfiguration',
  readBilling: 'fe.subscriptions.read.*',
  changeBilling: 'fe.subscriptions.write.*',
  readAccountSettings: 'fe.secure.read.accountSettings',
} as const;

/** Whether one of the held keys covers the wanted one. */
export function covers(held: readonly string[], wanted: string): boolean {
  return held.some((key) => grants(key, wanted));
}
