/** The permissions that the page asks for, by what they permit. */
export const usersPermissions = {
  readGroups: 'fe.secure.read.groups',
  invite: 'fe.secure.write.users',
  inviteLinks: 'fe.secure.write.tenantInvites',
  editRoles: 'fe.secure.write.usersRoles',
  editGroups: 'fe.secure.write.groupsUsers',
  editApplications: 'fe.secure.write.appsUsers',
  limitAccess: 'fe.secure.write.updateUser',
  resendActivation: 'fe.secure.write.resendActivationEmail',
  revokeSessions: 'fe.secure.delete.sessions',
  enableAndDisable: 'fe.secure.write.enableDisable',
  remove: 'fe.secure.delete.users',
} as const;
