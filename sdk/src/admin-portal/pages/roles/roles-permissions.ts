/** The permissions that the page asks for, by what they permit. */
export const rolesPermissions = {
  create: 'fe.secure.write.roles',
  update: 'fe.secure.write.updateRole',
  remove: 'fe.secure.delete.role',
  readUsers: 'fe.secure.read.users',
  readGroups: 'fe.secure.read.groups',
} as const;
