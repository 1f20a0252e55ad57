/** The permissions that the page asks for, by what they permit. */
export const usersPermissions = {
  invite: 'fe.secure.write.users',
  editRoles: 'fe.secure.write.usersRoles',
  limitAccess: 'fe.secure.write.updateUser',
  resendActivation: 'fe.secure.write.resendActivationEmail',
  revokeSessions: 'fe.secure.delete.sessions',
  enableAndDisable: 'fe.secure.write.enableDisable',
  remove: 'fe.secure.delete.users',
} as const;
