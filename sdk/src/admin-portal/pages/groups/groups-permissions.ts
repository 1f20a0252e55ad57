/** The permissions that the page asks for, by what they permit. */
export const groupsPermissions = {
  change: 'fe.secure.write.groups',
  changeRoles: 'fe.secure.write.groupsRoles',
  addMembers: 'fe.secure.write.groupsUsers',
  removeMembers: 'fe.secure.delete.groupsUsers',
  remove: 'fe.secure.delete.groups',
  readUsers: 'fe.secure.read.users',
} as const;
