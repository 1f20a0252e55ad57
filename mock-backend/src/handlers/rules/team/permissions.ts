import { errorCodes } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { RoleRow } from '../../../db/tables';
import type { Caller } from '../call/handler-context';
import { failure, Refusal } from '../call/refusal';

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
  readEventCategories: 'fe.connectivity.read.eventCategories',
  readEvents: 'fe.connectivity.read.events',
  readEmailConfig: 'fe.connectivity.read.emailConfig',
  changeEmailConfig: 'fe.connectivity.write.emailConfig',
  deleteEmailConfig: 'fe.connectivity.delete.emailConfig',
  readSmsConfig: 'fe.connectivity.read.smsConfig',
  changeSmsConfig: 'fe.connectivity.write.smsConfig',
  deleteSmsConfig: 'fe.connectivity.delete.smsConfig',
  readSlackApp: 'fe.connectivity.read.slackApp',
  readSlackChannels: 'fe.connectivity.read.slackChannels',
  readSlackSubscriptions: 'fe.connectivity.read.slackSubscriptions',
  registerSlack: 'fe.connectivity.write.slackAppRegistration',
  createSlackSubscriptions: 'fe.connectivity.write.slackSubscriptions',
  updateSlackSubscriptions: 'fe.connectivity.write.updateSlackSubscription',
  deleteSlackSubscriptions: 'fe.connectivity.delete.slackSubscriptions',
  readWebhooks: 'fe.connectivity.read.webhooks',
  readWebhookLogs: 'fe.connectivity.read.webhookLogs',
  changeWebhooks: 'fe.connectivity.write.webhook',
  deleteWebhooks: 'fe.connectivity.delete.webhook',
  readAudits: 'fe.secure.read.audits',
  readSso: 'fe.secure.read.samlConfiguration',
  changeSso: 'fe.secure.write.samlConfiguration',
  deleteSso: 'fe.secure.delete.samlConfiguration',
  readDirectories: 'fe.secure.read.provisioningConfiguration',
  changeDirectories: 'fe.secure.write.provisioningConfiguration',
  deleteDirectories: 'fe.secure.delete.provisioningConfiguration',
  readBilling: 'fe.subscriptions.read.*',
  changeBilling: 'fe.subscriptions.write.*',
  assignApplications: 'fe.secure.write.appsUsers',
  unassignApplications: 'fe.secure.delete.appsUsers',
  changeInviteLinks: 'fe.secure.write.tenantInvites',
  deleteInviteLinks: 'fe.secure.delete.tenantInvites',
  readSubAccounts: 'fe.account-hierarchy.read.subAccount',
  changeSubAccounts: 'fe.account-hierarchy.write.subAccount',
  deleteSubAccounts: 'fe.account-hierarchy.delete.subAccount',
  changeSubAccountAccess: 'fe.account-hierarchy.write.subAccountAccess',
  changeSubAccountManagement: 'fe.account-hierarchy.write.subAccountManagement',
  readSubAccountUsers: 'fe.secure.read.userSubTenants',
  changeSubAccountUsers: 'fe.secure.write.userSubTenants',
  impersonate: 'fe.secure.write.impersonateUser',
  readAddresses: 'fe.secure.read.ipRestrictions',
  changeAddresses: 'fe.secure.write.ipRestrictions',
  deleteAddresses: 'fe.secure.delete.ipRestrictions',
  readDomains: 'fe.secure.read.emailDomainRestrictions',
  changeDomains: 'fe.secure.write.emailDomainRestrictions',
  deleteDomains: 'fe.secure.delete.emailDomainRestrictions',
  readCountries: 'fe.secure.read.countryRestrictions',
  changeCountries: 'fe.secure.write.countryRestrictions',
  readAccountSettings: 'fe.secure.read.accountSettings',
  changeAccountSettings: 'fe.secure.write.accountSettings',
  changeCustomLogin: 'fe.account-settings.write.custom-login-box',
} as const;

/** Whether one of the granted keys covers the wanted one. */
export function covers(granted: readonly string[], wanted: string): boolean {
  return granted.some((key) => grants(key, wanted));
}

/** The keys that these roles grant, each once. */
export function permissionKeysOf(db: Database, roles: readonly Pick<RoleRow, 'permissionIds'>[]): string[] {
  const ids = new Set(roles.flatMap((role) => role.permissionIds));
  return [...ids].map((id) => db.permissions.find(id)?.key).filter((key) => key !== undefined);
}

/** @throws {Refusal} 403 when the caller may not. */
export function requirePermission(caller: Caller, required: string): void {
  if (caller.user.superUser || caller.permissions.some((granted) => grants(granted, required))) return;
  const message = 'You do not have permission to do this.';
  throw new Refusal(failure(403, errorCodes.forbidden, message, { permission: required }));
}

/** Whether a granted key, in which `*` matches any text, covers the required one (portal spec §6). */
export function grants(granted: string, required: string): boolean {
  const [first = '', ...rest] = granted.split('*');
  if (rest.length === 0) return granted === required;
  const last = rest.pop() ?? '';
  if (!required.startsWith(first) || !required.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = required.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= required.length - last.length;
}
